import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { selectListening } from '@/features/memory/public';
import { readerPath } from '@/routes/paths';
import { secondTranslation } from '../readerUrl';
import './Listening.module.scss';

/** The height at the top and bottom of the window that bars may cover, in px. */
const COVERED = { top: 110, foot: 150 };

const isInSight = ({ top, bottom }: DOMRect): boolean =>
  top >= COVERED.top && bottom <= window.innerHeight - COVERED.foot;

/** Marks a verse once it is on the page, and scrolls it into view. Returns a function that undoes that. */
function follow(verse: number): () => void {
  let marked: Element | null = null;
  const mark = () => {
    marked = document.querySelector(`#main .scripture #v${verse}`);
    if (!marked) return;
    waiting.disconnect();
    marked.setAttribute('aria-current', 'true');
    if (!isInSight(marked.getBoundingClientRect())) marked.scrollIntoView({ block: 'center' });
  };
  const waiting = new MutationObserver(mark);
  waiting.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    waiting.disconnect();
    marked?.removeAttribute('aria-current');
  };
}

/**
 * While a chapter is read aloud and open in the reader, marks and follows its verse, and turns the reader to the next
 * chapter with it. A person who reads something else meanwhile is not disturbed.
 */
export function FollowListening() {
  const { chapter, ids, at } = useAppSelector(selectListening);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A chapter without verses is still loading.
  const path = chapter && ids.length > 0 ? readerPath(chapter.translation, chapter) : null;
  const isOn = (path: string | null) =>
    path !== null && (pathname === path || pathname.startsWith(`${path}/`));
  const before = useRef(path);
  const goOn = useEffectEvent((to: string | null) => {
    if (to === null) return;
    if (chapter && isOn(before.current) && !isOn(to)) {
      // The parallel translation turns with it.
      const second = secondTranslation(new URLSearchParams(search), chapter.translation);
      void navigate(readerPath(chapter.translation, chapter, undefined, undefined, second), {
        replace: true,
      });
      // Like any chapter after turning, it begins at its top.
      window.scrollTo({ top: 0 });
    }
    before.current = to;
  });
  useEffect(() => {
    goOn(path);
  }, [path]);
  const verse = ids[at];
  const isHere = isOn(path);
  useEffect(
    () => (isHere && verse !== undefined ? follow(verse) : undefined),
    // With `path`, because the same verse number in another chapter is another verse.
    [isHere, path, verse],
  );
  return null;
}
