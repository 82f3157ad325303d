/** What other subjects and the app use of `topics`: they import nothing else of it. */
export { topicRow } from './api/calls';
export { topicFields, topicsOnRow } from './api/topicsOnRow';
export { ActiveFilters } from './controls/ActiveFilters';
export { FilterTopicsDialog } from './controls/FilterTopicsDialog';
export { ManageTopicsDialog } from './controls/ManageTopicsDialog';
export { type Creation, NewTopicForm } from './controls/NewTopicForm';
export { TopicBadges } from './controls/TopicBadges';
export { TopicList } from './controls/TopicList';
export { useCreateTopic } from './controls/useCreateTopic';
export { useTopics } from './controls/useTopics';
export type { Topic } from './model/topic';
export { countTopics, sortTopics } from './model/topics';
export { recentTopicsOfCurrent } from './store/recentTopics';
export { loadTopics, selectTopics, selectTopicsById, selectTopicsState } from './store/topics';
export { useRecentTopics } from './store/useRecentTopics';
