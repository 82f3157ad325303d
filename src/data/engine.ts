import type { AnswerCache } from './cache/answerCache';
import type { CachedLists } from './cache/cachedList';
import { ApiError } from './client/ApiError';
import { createCalls, type CallEnd, type Calls } from './client/calls';
import type { Client } from './client/client';
import type { Clock } from './client/clock';
import type { Subjects } from './define/subjects';
import type { Outbox } from './outbox/outbox';
import { createBackgroundQueue, type BackgroundQueue } from './background/backgroundQueue';
import type { EngineStorage } from '@/platform/storage/database';
import { createOtherTabs, type OtherTabs } from '@/platform/storage/otherTabs';

/** The parts that an engine is given; a test gives it other ones. */
export interface EngineParts {
  client: Client;
  storage: EngineStorage;
  clock: Clock;
  /** False on a shared link: nothing is cached, nor is the code for it downloaded, until the visitor goes on into the app. */
  isCaching?: boolean;
}

/** What an engine has once it knows the subjects. */
export interface Installed {
  subjects: Subjects;
  answers: AnswerCache;
  lists: CachedLists;
  outbox: Outbox;
}

/** What an engine needs from the app. */
export interface EngineOwner {
  onCallEnd: (end: CallEnd) => void;
  /** Gives the engine its subjects; called when the first screen needs them. */
  install: () => Promise<Installed>;
}

/**
 * Reads lists, carries out writes, and stores both on the device. It knows no subject, and has all of its state in here: a second
 * engine in the same page is as another tab.
 */
export interface Engine extends Calls {
  clock: Clock;
  storage: EngineStorage;
  tabs: OtherTabs;
  background: BackgroundQueue;
  /** The cached answers; null if their code cannot be loaded. */
  answers: () => Promise<AnswerCache | null>;
  /** Null until the subjects are known. */
  installed: Installed | null;
  /** Resolves once the subjects are known. Throws an ApiError where their code cannot be loaded. */
  ready: () => Promise<Installed>;
  connect: (owner: EngineOwner) => void;
  /** Ends it like a closed tab. */
  close: () => void;
  /** Aborted once it is closed. */
  closed: AbortSignal;
}

export function createEngine({ client, storage, clock, isCaching = true }: EngineParts): Engine {
  let owner: EngineOwner | undefined;
  let answers: Promise<AnswerCache | null> | undefined;
  let installing: Promise<Installed> | undefined;
  const closing = new AbortController();
  const background = createBackgroundQueue(closing.signal);

  async function loadAnswers(): Promise<AnswerCache | null> {
    try {
      return (await import('./cache/answerCache')).createAnswerCache(storage, clock);
    } catch {
      answers = undefined;
      return null;
    }
  }

  async function install(): Promise<Installed> {
    if (engine.installed) return engine.installed;
    if (!owner) throw new Error('The engine was not connected');
    try {
      const installed = await owner.install();
      return (engine.installed ??= installed);
    } catch (error) {
      installing = undefined;
      if (!(error instanceof TypeError)) throw error;
      // Code that cannot be loaded, as without a network.
      throw new ApiError({ kind: 'network', endpoint: 'subjects' });
    }
  }

  const engine: Engine = {
    ...createCalls({
      client,
      clock,
      answers: () => engine.answers(),
      isCaching,
      onEnd: (end) => owner?.onCallEnd(end),
    }),
    clock,
    storage,
    tabs: createOtherTabs(),
    background,
    answers: () =>
      engine.installed ? Promise.resolve(engine.installed.answers) : (answers ??= loadAnswers()),
    installed: null,
    ready: () => (installing ??= install()),
    connect: (to) => {
      owner = to;
    },
    close: () => {
      closing.abort();
      engine.installed?.outbox.close();
      engine.tabs.close();
      storage.close();
    },
    closed: closing.signal,
  };
  return engine;
}
