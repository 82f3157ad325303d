import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnDevice } from '@/bible/text/onDevice';
import type { TranslationCode } from '@/bible/translations';
import { wordStudyPath } from '@/routes/wordStudyPath';
import { wordAtPoint, type TouchedWord } from './wordAtPoint';
import './WordTaps.scss';

/** Two taps within this time, in milliseconds, and this distance, in pixels, are a double tap. */
const BETWEEN_TAPS_MS = 350;
const RADIUS = 30;
/** A finger that moves farther scrolls or swipes. */
const MAX_MOVE = 10;
/** The click of the second tap follows within this time. */
const CLICK_MS = 500;

interface Tap {
  at: number;
  x: number;
  y: number;
  touched: TouchedWord | null;
}

/** Tells of each word that a finger taps twice. The first tap may choose its verse; the second one does nothing else. */
function listenForWords(onWord: (touched: TouchedWord) => void, signal: AbortSignal): void {
  let down: PointerEvent | null = null;
  let first: Tap | null = null;
  const isNear = (a: { x: number; y: number }, b: PointerEvent, most: number) =>
    Math.hypot(a.x - b.clientX, a.y - b.clientY) < most;
  const onUp = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const isTap = down !== null && isNear({ x: down.clientX, y: down.clientY }, event, MAX_MOVE);
    down = null;
    if (!isTap) {
      first = null;
    } else if (first && at - first.at < BETWEEN_TAPS_MS && isNear(first, event, RADIUS)) {
      const { touched } = first;
      first = null;
      if (!touched) return;
      ignoreNextClick();
      onWord(touched);
    } else {
      // Looked up now: the verse's panel may be there at the second tap.
      first = { at, x, y, touched: wordAtPoint(x, y) };
    }
  };
  const listen = (
    type: 'pointerdown' | 'pointerup' | 'pointercancel',
    handle: (event: PointerEvent) => void,
  ) =>
    window.addEventListener(
      type,
      (event) => event.pointerType === 'touch' && event.isPrimary && handle(event),
      {
        signal,
      },
    );
  listen('pointerdown', (event) => (down = event));
  listen('pointerup', onUp);
  listen('pointercancel', () => (down = first = null));
}

/** Ignores the click that follows a double tap: it would unselect the verse, or press a control that has appeared there. */
function ignoreNextClick(): void {
  const end = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    end.abort();
  };
  window.addEventListener('click', ignore, { capture: true, signal: end.signal });
  setTimeout(() => end.abort(), CLICK_MS);
}

/** A double tap on a word of a translation that is kept on this device shows where else it is. */
export function WordTaps({ translation }: { translation: TranslationCode }) {
  const navigate = useNavigate();
  const onWord = useEffectEvent((touched: TouchedWord) => {
    const code = touched.translation ?? translation;
    if (isOnDevice(code)) void navigate(wordStudyPath(touched.word, code));
  });
  useEffect(() => {
    const end = new AbortController();
    listenForWords(onWord, end.signal);
    return () => end.abort();
  }, []);
  return null;
}
