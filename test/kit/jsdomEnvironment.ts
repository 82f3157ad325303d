import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom's document, with those globals of Node that jsdom lacks completely or partly. */
const environment: Environment = {
  ...jsdom,
  async setup(global, options) {
    const { ReadableStream, TransformStream, WritableStream, performance, setImmediate } = globalThis;
    const made = await jsdom.setup(global, options);
    // The IndexedDB of the tests uses the last; its alternative is slower.
    Object.assign(global, { ReadableStream, TransformStream, WritableStream, performance, setImmediate });
    return made;
  },
};

export default environment;
