/** Types and rules of topics for other subjects; they need no browser. */
export type { Topic } from './topics';
export { countTopics, isSameTopicName, sortTopics, topicKey } from './topics';
