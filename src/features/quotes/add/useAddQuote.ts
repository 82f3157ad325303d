import { useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import * as v from 'valibot';
import { withAuthor } from '../model/author';
import type { Topic } from '@/features/topics/model/public';
import { isBlank } from '@/platform/values/text';
import { sameUserCheck } from '@/data/session/session';
import { useAppDispatch, useAppSelector, useAppStore } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { addQuote, addQuoteWithTopics } from '../store/quotes';
import { serverLacksQuoteTopics } from '../api/calls';
import { lacksQuoteTopics } from '../store/takesTopics';
import { selectRowId } from '@/data/sync/sync';
import { useRecentTopics } from '@/features/topics/public';
// Puts the new quote's text into the store, so that the next screen shows it at once.
import '../store/quoteTexts';

type State = { status: 'editing' | 'refused' | 'saving' } | { status: 'added'; quoteId: number };

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
  return { ...draft, chosen, change };
}

/** A new quote and its topics: the drafts of both survive a reload until the outbox has them. */
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

  return {
    text: sentText ?? text.value,
    restored: text.restored || author.restored || topics.restored,
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
    /** Resolves to whether the quote was added. */
    add: async (): Promise<boolean> => {
      if (busy) return true;
      const isSameUser = sameUserCheck(getState);
      setState({ status: 'saving' });
      // A server that lacked them is asked first: from then on no draft is stored, because the outbox has it all. The speaker is a line of
      // the text.
      const mayLack = topics.chosen.length > 0 && serverLacksQuoteTopics.read() === true;
      const isTagged = topics.chosen.length > 0 && !(mayLack && (await dispatch(lacksQuoteTopics())));
      if (!isSameUser()) {
        setState({ status: 'editing' });
        return false;
      }
      const quoteId = await author.submit((speaker) =>
        topics.submit((chosen) =>
          text.submit((written) =>
            dispatch(addQuoteWithTopics(withAuthor(written.trim(), speaker), isTagged ? chosen : NONE)),
          ),
        ),
      );
      if (quoteId === null) {
        setState({ status: isBlank(text.value) ? 'refused' : 'editing' });
        return false;
      }
      // If another user has signed in meanwhile, they are not led to the quote.
      if (!isSameUser()) {
        setState({ status: 'editing' });
        return true;
      }
      if (isTagged) used(topics.chosen.map(({ id }) => id));
      setState({ status: 'added', quoteId });
      return true;
    },
  };
}
