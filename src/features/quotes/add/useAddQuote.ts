import { useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import * as v from 'valibot';
import { withAuthor } from '../model/author';
import type { Topic } from '@/features/topics/model/public';
import { isBlank } from '@/platform/values/text';
import { sameUserCheck } from '@/data/session/session';
import { useAppDispatch, useAppSelector, useAppStore } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { addQuote, tagNewQuote } from '../store/quotes';
import { selectRowId } from '@/data/sync/sync';
import { useRecentTopics } from '@/features/topics/public';
// Puts the new quote's text into the store, so that the next screen shows it at once.
import '../store/quoteTexts';

/** The state of the quote: `untagged` is added, but without its topics. */
type State =
  | { status: 'editing' | 'refused' | 'saving' }
  | { status: 'added' | 'untagged' | 'tagging'; quoteId: number };

const topicList = v.array(v.object({ id: v.number(), name: v.string() }));

const NONE: readonly Topic[] = [];

/** The topics for a new quote, stored as a draft. One that was created offline gets its final id when it is sent. */
function useChosenTopics() {
  const draft = useDraft('quoteTopics', NONE, topicList);
  const ids = useAppSelector((all) => draft.value.map(({ id }) => selectRowId(all, id)), shallowEqual);
  const chosen = draft.value.map((topic, index) => ({ ...topic, id: ids[index] ?? topic.id }));
  // Choices made while a topic is being created must not be lost when it is done.
  const latest = useRef<readonly Topic[]>(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });
  const change = (from: (before: readonly Topic[]) => readonly Topic[]) => {
    latest.current = from(latest.current);
    draft.change(latest.current);
  };
  return { chosen, change, submit: draft.submit, discard: draft.discard };
}

/** A new quote and its topics: the drafts of both survive a reload until the server has them. */
export function useAddQuote() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const text = useDraft('quote', '', v.string());
  const author = useDraft('quoteAuthor', '', v.string());
  const topics = useChosenTopics();
  const { used } = useRecentTopics('manage');
  const [state, setState] = useState<State>({ status: 'editing' });
  /** The text of a quote that is being sent, also from an earlier visit of the screen. */
  const sentText = useAppSelector((state) => addQuote.selectSending(state)[0]?.text);
  const sending = sentText !== undefined;
  const busy = sending || !['editing', 'refused'].includes(state.status);

  const putTopics = async (quoteId: number) => {
    if (topics.chosen.length > 0) setState({ status: 'tagging', quoteId });
    const put = await topics.submit(async (chosen) => {
      if (chosen.length === 0) return quoteId;
      if (!(await dispatch(tagNewQuote({ quoteId, topics: chosen })))) return null;
      used(chosen.map(({ id }) => id));
      return quoteId;
    });
    setState({ status: put === null ? 'untagged' : 'added', quoteId });
  };
  return {
    text: sentText ?? text.value,
    restored: text.restored,
    author: author.value,
    setAuthor: author.change,
    topics: topics.chosen,
    state,
    busy,
    sending,
    type: (value: string) => {
      text.change(value);
      if (state.status === 'refused') setState({ status: 'editing' });
    },
    /** Changes the topics, from their value at that moment. */
    choose: (from: (before: readonly Topic[]) => readonly Topic[]) => {
      if (!busy) topics.change(from);
    },
    discard: () => {
      text.discard();
      author.discard();
      topics.discard();
    },
    putTopics,
    /** Resolves to whether the quote was added. */
    add: async (): Promise<boolean> => {
      if (busy) return true;
      const isSameUser = sameUserCheck(getState);
      setState({ status: 'saving' });
      // The speaker is a line of the text: neither draft is stored while the outbox has it.
      const quoteId = await author.submit((speaker) =>
        text.submit(async (written) => {
          const outcome = await dispatch(addQuote(withAuthor(written.trim(), speaker)));
          return addQuote.fulfilled.match(outcome) ? outcome.payload.id : null;
        }),
      );
      if (quoteId === null) {
        setState({ status: isBlank(text.value) ? 'refused' : 'editing' });
        return false;
      }
      // Another user has signed in meanwhile: the topics remain in the draft of the one who chose them.
      if (isSameUser()) await putTopics(quoteId);
      else setState({ status: 'editing' });
      return true;
    },
  };
}
