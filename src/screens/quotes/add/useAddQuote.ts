import { useState } from 'react';
import * as v from 'valibot';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useDraft } from '@/store/core/useDraft';
import { addQuote, addTopicsToQuote } from '@/store/quotes/quotes';
import { useRecentTopics } from '@/store/topics/useRecentTopics';
// Puts the new quote's text into the store, so that the next screen shows it at once.
import '@/store/quotes/quoteTexts';

/** What became of the quote: `untagged` is added, but without its topics. */
type State =
  { is: 'editing' | 'refused' | 'saving' } | { is: 'added' | 'untagged' | 'tagging'; quoteId: number };

const topicList = v.array(v.object({ id: v.number(), name: v.string() }));

const NONE: readonly Topic[] = [];

/** A new quote and its topics: the drafts of both survive a reload until the server has them. */
export function useAddQuote() {
  const dispatch = useAppDispatch();
  const text = useDraft('quote', '', v.string());
  const topics = useDraft('quoteTopics', NONE, topicList);
  const { used } = useRecentTopics('manage');
  const [state, setState] = useState<State>({ is: 'editing' });
  /** The text of a quote that is being sent, also one of an earlier visit of the screen. */
  const sentText = useAppSelector((state) => addQuote.selectSending(state)[0]?.text);
  const sending = sentText !== undefined;
  const busy = sending || !['editing', 'refused'].includes(state.is);

  const putTopics = async (quoteId: number) => {
    if (topics.value.length > 0) setState({ is: 'tagging', quoteId });
    const put = await topics.submit(async (chosen) => {
      if (chosen.length === 0) return quoteId;
      const outcome = await dispatch(addTopicsToQuote({ quoteId, topics: chosen }));
      if (!addTopicsToQuote.fulfilled.match(outcome)) return null;
      used(chosen.map(({ id }) => id));
      return quoteId;
    });
    setState({ is: put === null ? 'untagged' : 'added', quoteId });
  };
  return {
    text: sentText ?? text.value,
    restored: text.restored,
    topics: topics.value,
    state,
    busy,
    sending,
    type: (value: string) => {
      text.change(value);
      if (state.is === 'refused') setState({ is: 'editing' });
    },
    choose: (chosen: readonly Topic[]) => {
      if (!busy) topics.change(chosen);
    },
    discard: () => {
      text.discard();
      topics.discard();
    },
    putTopics,
    /** Resolves to whether the quote was added. */
    add: async (): Promise<boolean> => {
      if (busy) return true;
      setState({ is: 'saving' });
      const quoteId = await text.submit(async (written) => {
        const outcome = await dispatch(addQuote(written.trim()));
        return addQuote.fulfilled.match(outcome) ? outcome.payload.id : null;
      });
      if (quoteId === null) {
        setState({ is: isBlank(text.value) ? 'refused' : 'editing' });
        return false;
      }
      await putTopics(quoteId);
      return true;
    },
  };
}
