/** The public API of topics for other subjects: its state, calls and components. */
export { topicRow } from './api/calls';
export { topicFields, topicsOnRow } from './api/topicsOnRow';
export * as topicWrites from './api/writes';
export { ActiveFilters } from './controls/ActiveFilters';
export { FilterTopicsDialog } from './controls/FilterTopicsDialog';
export { ManageTopicsDialog } from './controls/ManageTopicsDialog';
export { TopicBadges } from './controls/TopicBadges';
export { useCreateTopic, type Creation } from './controls/NewTopicForm';
export { TopicsToAdd, useTopicName, useTopics } from './controls/TopicList';
export { loadTopics } from './store/topics';
export { useRecentTopics } from './store/useRecentTopics';
