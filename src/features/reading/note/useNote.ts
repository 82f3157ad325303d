import { useState } from 'react';
import * as v from 'valibot';
import type { PassageRef } from '@/bible/passage';
import { useAppDispatch } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { addNote, lacksQuoteTopics, tagNewQuote } from '@/features/quotes/public';
import { useCreateTopic, useTopics } from '@/features/topics/public';
import { formatReference, rangeKey } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';

/** The topic that is offered for notes; it is created when it is missing. */
export const NOTES = 'Notes';

/** Where a note stands: `untagged` is kept, but without its topic. */
export type NoteState =
  { status: 'editing' | 'saving' | 'kept' } | { status: 'untagged'; quoteId: number; problem: string };

const NOT_LOADED = 'Your topics could not be loaded.';

/**
 * A note on verses, kept as a quote of one's own: the server has no other place. What is typed survives until the server or the
 * outbox has it.
 */
export function useNote(passage: PassageRef) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`note/${rangeKey(passage)}`, '', v.string());
  const { topics, phase } = useTopics();
  const { createTopic } = useCreateTopic();
  const [state, setState] = useState<NoteState>({ status: 'editing' });

  /** The topic, made where there is none; words where that fails. */
  const notesTopic = async () => {
    const known = topics.find(({ name }) => name.trim().toLowerCase() === NOTES.toLowerCase());
    if (known) return { topic: known, created: false };
    // Without the list nobody knows whether there is one.
    if (phase !== 'ready') return { problem: NOT_LOADED };
    const made = await createTopic(NOTES);
    return 'topic' in made ? { topic: made.topic, created: true } : made;
  };
  const tag = async (quoteId: number): Promise<boolean> => {
    setState({ status: 'saving' });
    if (await dispatch(lacksQuoteTopics())) {
      setState({ status: 'kept' });
      return true;
    }
    const made = await notesTopic();
    if ('problem' in made) {
      setState({ status: 'untagged', quoteId, problem: made.problem });
      return false;
    }
    const { topic, created } = made;
    const isPut = await dispatch(tagNewQuote({ quoteId, topics: [topic], created, isNote: true }));
    setState(
      isPut
        ? { status: 'kept' }
        : { status: 'untagged', quoteId, problem: 'The note is kept, but the topic is not on it yet.' },
    );
    return isPut;
  };
  return {
    draft,
    state,
    tag,
    /** Resolves to whether nothing is left to do. */
    keep: async (withTopic: boolean): Promise<boolean> => {
      setState({ status: 'saving' });
      const quoteId = await draft.submit(async (written) => {
        const added = await dispatch(addNote(noteText(written, passage)));
        return addNote.fulfilled.match(added) ? added.payload.id : null;
      });
      if (quoteId !== null && withTopic) return tag(quoteId);
      setState({ status: quoteId === null ? 'editing' : 'kept' });
      return quoteId !== null;
    },
  };
}

/**
 * A note on verses as it is kept among the quotes: its last line is the reference with the translation, by which the verses are
 * marked. Without outer white space.
 */
export const noteText = (note: string, passage: PassageRef): string =>
  `${note.trim()}\n${formatReference(passage)} (${translationOf(passage.translation).shortName})`;
