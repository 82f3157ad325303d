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
import { OutboxItem } from './OutboxItem';
import { outboxSentence, syncAges, troubleSentence, type SyncState } from './syncMessages';
import { selectIsGuest } from '@/features/account/store/user';
import { loadPassages } from '@/features/memory/store/passages';
import { loadTextOverrides } from '@/features/memory/store/textOverrides';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPrayers } from '@/features/prayers/store/prayers';
import { loadQuotes } from '@/features/quotes/store/quotes';
import { readDeviceTexts } from '@/features/quotes/store/quoteTexts';
import styles from './OutboxDialog.module.scss';

interface OutboxDialogProps {
  state: SyncState;
  /** Starts the new version, if one is ready. */
  update: (() => void) | null;
  onClose: () => void;
}

/** What the server does not have yet, what it refused, and the age of what is shown. */
export function OutboxDialog({ state, update, onClose }: OutboxDialogProps) {
  const outbox = useOutbox();
  const items = useAppSelector(selectWaitingLabels);
  const refused = items.filter((item) => item.status === 'rejected');
  const waiting = items.filter((item) => item.status !== 'rejected');
  const isStored = useIsStored();
  // As it is when the panel opens, and not at the last tick of the line below the bar.
  const now = useNow();
  const trouble = troubleSentence(state);
  const sentence = useRef<HTMLParagraphElement>(null);
  useNamedRows(items.length > 0);
  useEffect(() => {
    // The button that was pressed has gone with its write, and the focus with it.
    focusIfLost(sentence.current);
  }, [items]);
  return (
    <Dialog
      title="Sync status"
      onClose={onClose}
      footer={
        waiting.length > 0 ? (
          <Button main disabled={!state.online} onClick={() => void outbox.sendNow()}>
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
      {syncAges(state, now).map((words) => (
        <p key={words} className="muted">
          {words}
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

/** Loads the lists whose rows the writes of the outbox name, where no screen has needed them yet. */
function useNamedRows(isNeeded: boolean): void {
  const { dispatch, getState } = useAppStore();
  const guest = useAppSelector(selectIsGuest);
  const load = useEffectEvent(() => {
    const isUnknown = (list: ListName) => !selectListState(getState(), list)?.loadedAt;
    if (isUnknown('passages')) void dispatch(loadPassages());
    // They have the letters of references.
    void dispatch(loadTextOverrides());
    if (isUnknown('nuggets')) void dispatch(loadNuggets());
    if (!guest && isUnknown('prayers')) void dispatch(loadPrayers());
    if (isUnknown('quotes')) void dispatch(loadQuotes());
    void dispatch(readDeviceTexts());
  });
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
}
