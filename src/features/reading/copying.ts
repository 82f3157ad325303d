import { useSyncExternalStore } from 'react';
import type { copyPublicLink } from '@/bible/copy/clipboard';
import type { PassageRef, Verse, VerseSpan } from '@/bible/passage';
import type { AppDispatch } from '@/data/store/appStore';

/*
 * The code that copies is loaded at the first touch of the page: a person who only reads a shared link does not need it. It is
 * loaded before a button is released, so that the browser still counts the copying as part of that press.
 */
const marked = () => import('./copyMarked');
const clipboard = () => import('@/bible/copy/clipboard');

/** Preloads the code at the first touch. A failure is reported only when something is copied. */
export function preloadCopying(): () => void {
  const fetch = () => void marked().catch(() => undefined);
  const events = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const event of events) window.addEventListener(event, fetch, { once: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, fetch);
  };
}

/** The selected words of Scripture; null without any. */
function selectedWords(): Range | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return document.querySelector('#main .scripture')?.contains(range.startContainer) ? range : null;
}

const onSelection = (listener: () => void) => {
  document.addEventListener('selectionchange', listener);
  return () => document.removeEventListener('selectionchange', listener);
};

/** Whether words of Scripture are selected. */
export const useSelecting = (): boolean => useSyncExternalStore(onSelection, () => selectedWords() !== null);

/** Copies the selected words, otherwise the marked verses, otherwise the whole chapter. */
export const copy = (chapter: PassageRef, verses: readonly Verse[] | null, span: VerseSpan | null) => {
  // As they are at the press: they may be given up while the code is loaded.
  const words = selectedWords()?.cloneRange();
  return async (dispatch: AppDispatch): Promise<void> => {
    const { copyMarked, selectedVerses } = await marked();
    return dispatch(copyMarked(chapter, verses, span, words ? selectedVerses(words) : []));
  };
};

export const copyLink =
  (...what: Parameters<typeof copyPublicLink>) =>
  async (dispatch: AppDispatch): Promise<void> =>
    dispatch((await clipboard()).copyPublicLink(...what));
