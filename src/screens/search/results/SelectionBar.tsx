import { Brain, Copy, GraduationCap, Mail, Star, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { practicePath } from '@/routes/paths';
import type { SearchResult } from '@/domain/search/searchResult';
import { copyHits, keepAsNuggets, memorise } from '@/store/search/selectionActions';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useScreenActions } from '@/store/core/screenActions';
import { selectIsGuest } from '@/store/user/user';
import { IconButton } from '@/ui/forms/IconButton';
import styles from './Results.module.scss';

interface SelectionBarProps {
  /** What is selected: at least one. */
  selected: readonly SearchResult[];
  onEmail: () => void;
  onClear: () => void;
}

/** What can be done with the verses that are selected; a guest sees what a guest may (§6). */
export function SelectionBar({ selected, onEmail, onClear }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const [busy, setBusy] = useState(false);

  /** Once, however often it is pressed while it is under way. */
  const once = (write: () => Promise<unknown>) => async () => {
    if (busy) return;
    setBusy(true);
    await write();
    setBusy(false);
  };
  const practise = async () => {
    const [startAt] = await dispatch(memorise(selected));
    if (startAt !== undefined) void navigate(practicePath('by_ref', 'by_freq'), { state: { startAt } });
  };

  const actions: [icon: LucideIcon, label: string, action: () => unknown][] = [
    [Copy, 'Copy all', () => dispatch(copyHits(selected))],
    [Mail, 'Email', onEmail],
    ...(guest
      ? []
      : ([
          [Brain, 'Memorise', once(() => dispatch(memorise(selected)))],
          [Star, 'Nugget', once(() => dispatch(keepAsNuggets(selected)))],
          [GraduationCap, 'Practise', once(practise)],
        ] satisfies [LucideIcon, string, () => unknown][])),
  ];
  useScreenActions([
    ...actions.map(([, label, action]) => ({ label, words: 'selected verses', run: () => void action() })),
    { label: 'Select none', run: onClear },
  ]);
  return (
    <section className={styles.selection} aria-label="Selected verses">
      <div className={styles.selectionRow}>
        <output>{selected.length} selected</output>
        <div className={styles.selectionActions}>
          {actions.map(([Icon, label, action]) => (
            <button
              key={label}
              type="button"
              className="btn btn-outline-secondary"
              title={label}
              disabled={busy}
              onClick={() => void action()}
            >
              <Icon aria-hidden size={18} /> <span className={styles.word}>{label}</span>
            </button>
          ))}
        </div>
        <IconButton icon={X} label="Select none" onClick={onClear} />
      </div>
    </section>
  );
}
