import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Globals of a browser that jsdom lacks completely or partly, and Node has. */
const OF_NODE = {
  ReadableStream,
  TransformStream,
  WritableStream,
  performance,
  // The IndexedDB of the tests uses it; its alternative is slower.
  setImmediate,
};

/**
 * A new document for each test file, while the files of a worker share its process, because jsdom takes most of a
 * second to load.
 */
const environment: Environment = {
  ...jsdom,
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('This version of Vitest has no jsdom in a context of its own.');
    const vm = await jsdom.setupVM(options);
    const context = vm.getVmContext();
    for (const [name, value] of Object.entries(OF_NODE))
      Object.defineProperty(context, name, { value, writable: true, configurable: true });
    return vm;
  },
};

export default environment;
