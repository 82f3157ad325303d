import { useState } from 'react';
import * as v from 'valibot';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { readDraftText, useDraft } from '@/store/core/useDraft';
import { addQuote, addTopicsToQuote } from '@/store/quotes/quotes';
import { useRecentTopics } from '@/store/topics/useRecentTopics';
// The new quote's text is put there: the next screen shows it at once.
import '@/store/quotes/quoteTexts';

/** What became of the quote: `untagged` is there, and its topics are not on it. */
type State =
  { is: 'editing' | 'refused' | 'saving' } | { is: 'added' | 'untagged' | 'tagging'; quoteId: number };

const storedTopics = v.array(v.object({ id: v.number(), name: v.string() }));

function readDraftTopics(stored: unknown): readonly Topic[] | null {
  const topics = v.safeParse(storedTopics, stored);
  return topics.success ? topics.output : null;
}

const NONE: readonly Topic[] = [];

/** A quote that is written, with its topics: both are kept until the server has them, also over a reload. */
export function useAddQuote() {
  const dispatch = useAppDispatch();
  const text = useDraft('quote', '', readDraftText);
  const topics = useDraft('quoteTopics', NONE, readDraftTopics);
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
    /** A quote is on its way, also one of an earlier visit of the screen. */
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
    /** Resolves to whether the quote was taken. */
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
