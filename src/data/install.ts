import { createAnswerCache } from './cache/answerCache';
import { createCachedLists } from './cache/cachedList';
import { createSubjects } from './define/subjects';
import type { ListDefinition, ListName, ListRows } from './define/list';
import type { Definition } from './define/write';
import type { Engine, Installed } from './engine';
import { createOutbox } from './outbox/outbox';
import type { StoreAccess } from './store/appStore';
import { outboxReporter } from './write/outboxReporter';
import { subjectsKnown } from './sync/subjects';
import './list/listsReducer';

/** Every subject's lists and kinds of writes. */
interface SubjectArrays {
  lists: readonly ListDefinition<ListRows[ListName], ListName>[];
  writes: readonly Definition<object>[];
}

/** Gives an engine its subjects, and with them its lists and its outbox, which reports to the store. */
export function install(engine: Engine, store: StoreAccess, { lists, writes }: SubjectArrays): Installed {
  const subjects = createSubjects(lists, writes);
  const answers = createAnswerCache(engine.storage, engine.clock);
  const cachedLists = createCachedLists(answers, subjects, engine.clock);
  const outbox = createOutbox({
    ...engine,
    subjects,
    lists: cachedLists,
    report: outboxReporter(store, subjects),
  });
  store.dispatch(subjectsKnown(subjects));
  return { subjects, answers, lists: cachedLists, outbox };
}
