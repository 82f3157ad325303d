/** Types and rules of topics that other subjects use; they need no browser. */
export type { Topic } from './topic';
export { countTopics, sortTopics } from './topics';
