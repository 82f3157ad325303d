import { loadMessage } from '@/ui/feedback/offlineMessage';
import { useState } from 'react';
import * as v from 'valibot';
import type { PassageRef } from '@/bible/passage';
import { sameUserCheck } from '@/data/session/session';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { addNote, lacksQuoteTopics, tagNewQuote } from '@/features/quotes/public';
import { isSameTopicName } from '@/features/topics/model/public';
import { useCreateTopic, useTopics } from '@/features/topics/public';
import { formatReference, rangeKey } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';

/** The topic that is offered for notes; it is created if it is missing. */
export const NOTES = 'Notes';

/** The state of a note: `untagged` is saved, but without its topic. */
export type NoteState =
  { status: 'editing' | 'saving' | 'kept' } | { status: 'untagged'; quoteId: number; problem: string };

const notLoaded = () => loadMessage('Your topics could not be loaded.', 'your topics');

/**
 * A note on verses, saved as a quote of the user's own, because the server has no other place for it. The draft
 * survives until the server or the outbox has the note.
 */
export function useNote(passage: PassageRef) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const draft = useDraft(`note/${rangeKey(passage)}`, '', v.string());
  const { topics, phase } = useTopics();
  const { createTopic } = useCreateTopic();
  const [state, setState] = useState<NoteState>({ status: 'editing' });

  /** The topic, created if it is missing; an error message if that fails. */
  const notesTopic = async () => {
    const known = topics.find(({ name }) => isSameTopicName(name, NOTES));
    if (known) return { topic: known, created: false };
    // Without the list it is unknown whether the topic exists.
    if (phase !== 'ready') return { problem: notLoaded() };
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
      const isSameUser = sameUserCheck(getState);
      setState({ status: 'saving' });
      const quoteId = await draft.submit(async (written) => {
        const added = await dispatch(addNote(noteText(written, passage)));
        return addNote.fulfilled.match(added) ? added.payload.id : null;
      });
      // If another user has signed in meanwhile, the topic would be made for them.
      if (quoteId !== null && withTopic && isSameUser()) return tag(quoteId);
      setState({ status: quoteId === null ? 'editing' : 'kept' });
      return quoteId !== null;
    },
  };
}

/**
 * A note as it is saved among the quotes: its last line is the reference with the translation, by which the verses get
 * their mark. Without outer white space.
 */
export const noteText = (note: string, passage: PassageRef): string =>
  `${note.trim()}\n${formatReference(passage)} (${translationOf(passage.translation).shortName})`;
