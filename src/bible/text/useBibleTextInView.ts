import { useBackground } from '@/data/background/useBackground';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { refOf, type PassageRef } from '../passage';
import { rangeKey } from '../references/reference';
import { loadText, selectText, type TextEntry } from './textCache';

/** A list must have stood still this long, so that nothing is loaded for rows that are scrolled past. */
const QUIET_MS = 500;

/** The text of a passage whose row is in view; it is loaded if nothing else is to do, and undefined until then. */
export function useBibleTextInView(passage: PassageRef): TextEntry | undefined {
  const dispatch = useAppDispatch();
  const ref = refOf(passage);
  const text = useAppSelector((state) => selectText(state, ref));
  useBackground(text === undefined ? rangeKey(ref) : null, () => ({
    urgency: 'inView',
    quietMs: QUIET_MS,
    polite: true,
    jobs: [
      async () => {
        const outcome = await dispatch(loadText(ref));
        return !(loadText.rejected.match(outcome) && outcome.payload);
      },
    ],
  }));
  return text;
}
