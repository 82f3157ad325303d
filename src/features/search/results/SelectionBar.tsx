import { BadgeCheck, Brain, Copy, GraduationCap, Mail, Star, X } from 'lucide-react';
import { formatNumber } from '@/platform/values/text';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPassages, practiceLink, selectPassages } from '@/features/memory/public';
import { boxName, memorisedAs, type MemoryPassage } from '@/features/memory/model/public';
import type { SearchResult } from '../model/searchResult';
import { copyHits, addNuggets, memorise } from '../store/selectionActions';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { isOffered, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { Button } from '@/ui/controls/Button';
import { ActionIcon } from '@/ui/controls/IconButton';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { useSingleFlight } from '@/ui/controls/useSingleFlight';
import { useWhileMounted } from '@/ui/useWhileMounted';
import styles from './Results.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface SelectionBarProps {
  /** At least one. */
  selected: readonly SearchResult[];
  onEmail: () => void;
  onClear: () => void;
}

/** The actions for the selected verses; a guest is offered no writes. */
export function SelectionBar({ selected, onEmail, onClear }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const { busy, singleFlight } = useSingleFlight();
  const memorised = useMemorised(selected);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const barElement = bar.current;
    if (!busy) return undefined;
    // A disabled button loses the focus, and another button may replace it.
    return () => focusIfLost(barElement);
  }, [busy]);

  const goPractise = (ids: readonly number[]) => {
    const [startAt] = ids;
    if (startAt === undefined) return;
    // A single passage only starts the practice; several are practised as a set.
    const { to, state } = practiceLink(startAt, ids.length > 1 ? ids : undefined);
    void navigate(to, { state });
  };

  // On a slow server the person may have gone on to another page.
  const practiseIfHere = useWhileMounted(goPractise);

  const actions: ToolAction[] = [
    { label: 'Copy all', icon: Copy, run: () => void dispatch(copyHits(selected)) },
    { label: 'Email', icon: Mail, run: onEmail },
    memorised
      ? {
          label: memorisedLabel(memorised),
          icon: BadgeCheck,
          when: !guest,
          run: () => goPractise([...new Set(memorised.map(({ passageId }) => passageId))]),
        }
      : {
          label: 'Memorise',
          icon: Brain,
          when: !guest,
          run: singleFlight(() => dispatch(memorise(selected))),
        },
    { label: 'Nugget', icon: Star, when: !guest, run: singleFlight(() => dispatch(addNuggets(selected))) },
    {
      label: 'Practise',
      icon: GraduationCap,
      when: !guest,
      run: singleFlight(async () => practiseIfHere(await dispatch(memorise(selected)))),
    },
  ];
  const none: ToolAction = { label: 'Select none', icon: X, run: onClear };
  useActions([...actions.map((action) => ({ ...action, keywords: 'selected verses' })), none]);
  return (
    <section ref={bar} tabIndex={-1} className={styles.selection} aria-label="Selected verses">
      <div className={styles.selectionRow}>
        <output>{formatNumber(selected.length)} selected</output>
        <div className={styles.selectionActions}>
          {actions.filter(isOffered).map(({ icon: Icon, label, run }) => (
            <Button key={label} title={label} disabled={busy} onClick={run}>
              <Icon aria-hidden size={18} /> <span className={styles.word}>{label}</span>
            </Button>
          ))}
        </div>
        <ActionIcon action={none} />
      </div>
    </section>
  );
}

/** The memory passages of the selected verses if every verse is memorised; null otherwise. */
function useMemorised(selected: readonly SearchResult[]): readonly MemoryPassage[] | null {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const passages = useAppSelector(selectPassages);
  useEffect(() => {
    if (!guest) void dispatch(loadPassages());
  }, [dispatch, guest]);
  return useMemo(() => {
    const found = selected.map((hit) => memorisedAs(passages, hit));
    return found.every((passage) => passage !== undefined) ? found : null;
  }, [selected, passages]);
}

/** `Memorised · Box 2`; `Memorised` for passages in different boxes. */
function memorisedLabel(passages: readonly MemoryPassage[]): string {
  const boxes = [...new Set(passages.map(({ box }) => boxName(box)))];
  return boxes.length === 1 ? `Memorised · ${boxes.join('')}` : 'Memorised';
}
