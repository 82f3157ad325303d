/** Types and rules of topics that other subjects use; they need no browser. */
export type { Topic } from './topics';
export { countTopics, sortTopics } from './topics';
