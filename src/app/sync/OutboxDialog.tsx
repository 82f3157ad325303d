import { useEffect, useRef, useEffectEvent } from 'react';
import type { ListName } from '@/data/define/list';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import { selectListState } from '@/data/list/listState';
import { useOutbox } from '@/data/sync/useOutbox';
import { selectWaitingLabels, type WaitingItem } from '@/features/yourData/store/waitingLabels';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Button } from '@/ui/controls/Button';
import { useIsStored } from './appUpdate';
import { useNow } from '@/platform/page/useNow';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { useCloseElsewhere } from '../shell/useCloseElsewhere';
import { OutboxItem } from './OutboxItem';
import { outboxSentence, syncAges, troubleSentence, type SyncSummary } from './syncMessages';
import { loadPassages } from '@/features/memory/store/passages';
import { loadTextOverrides } from '@/features/memory/store/textOverrides';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPrayers } from '@/features/prayers/store/prayers';
import { loadQuotes } from '@/features/quotes/store/quotes';
import { readDeviceTexts } from '@/features/quotes/store/quoteTexts';
import styles from './OutboxDialog.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface OutboxDialogProps {
  state: SyncSummary;
  /** Starts the new version, if one is ready. */
  update: (() => void) | null;
  onClose: () => void;
}

/** The changes that the server does not have yet, those it refused, and the age of the shown data. */
export function OutboxDialog({ state, update, onClose }: OutboxDialogProps) {
  const outbox = useOutbox();
  const items = useAppSelector(selectWaitingLabels);
  const refused = items.filter((item) => item.status === 'rejected');
  const waiting = items.filter((item) => item.status !== 'rejected');
  const isStored = useIsStored();
  // The time when the panel opens, which is newer than the last update of the line below the bar.
  const now = useNow();
  const trouble = troubleSentence(state);
  const sentence = useRef<HTMLParagraphElement>(null);
  useNamedRows(items.length > 0);
  useCloseElsewhere(onClose);
  useEffect(() => {
    // The pressed button was removed together with its write, and lost the focus.
    focusIfLost(sentence.current);
  }, [items]);
  return (
    <Dialog
      title="Sync status"
      onClose={onClose}
      footer={
        waiting.length > 0 ? (
          <Button
            main
            disabled={!state.online}
            hint={!state.online && 'You are offline'}
            onClick={() => void outbox.sendNow()}
          >
            Send now
          </Button>
        ) : undefined
      }
    >
      {update && (
        <p>
          <Button main onClick={update}>
            A new version is ready: reload
          </Button>
        </p>
      )}
      {trouble !== null && <p>{trouble}</p>}
      <p ref={sentence} tabIndex={-1} aria-live="polite">
        {outboxSentence(state)}
      </p>
      <Writes title="Refused by the server" items={refused} />
      <Writes title="Waiting to be sent" items={waiting} />
      <p className="muted">
        {isStored
          ? 'All of the app is on this device: it opens without a network.'
          : 'Not all of the app is on this device yet: some of it opens only with a network.'}
      </p>
      {syncAges(state, now).map((text) => (
        <p key={text} className="muted">
          {text}
        </p>
      ))}
    </Dialog>
  );
}

function Writes({ title, items }: { title: string; items: readonly WaitingItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className="plain-list">
        {items.map((item) => (
          <OutboxItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

const QUIET = { quiet: true } as const;

/**
 * Loads the lists with the rows that waiting writes name, if no screen has loaded them yet. A failure is not reported: the
 * rows are then only named less well.
 */
function useNamedRows(isNeeded: boolean): void {
  const { dispatch, getState } = useAppStore();
  const guest = useAppSelector(selectIsGuest);
  const load = useEffectEvent(() => {
    const isUnknown = (list: ListName) => !selectListState(getState(), list)?.loadedAt;
    if (isUnknown('passages')) void dispatch(loadPassages(QUIET));
    // They have the letters of references.
    void dispatch(loadTextOverrides(QUIET));
    if (isUnknown('nuggets')) void dispatch(loadNuggets(QUIET));
    if (!guest && isUnknown('prayers')) void dispatch(loadPrayers(QUIET));
    if (isUnknown('quotes')) void dispatch(loadQuotes(QUIET));
    void dispatch(readDeviceTexts());
  });
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
}
