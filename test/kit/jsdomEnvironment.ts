import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** What a browser has that jsdom lacks, in part or altogether, and Node has too. */
const OF_NODE = {
  ReadableStream,
  TransformStream,
  WritableStream,
  performance,
  // The IndexedDB of the tests waits for it; its other way is slower.
  setImmediate,
};

/**
 * A document of its own for each test file, where the files of a worker share its process: jsdom takes most of a second to load.
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
