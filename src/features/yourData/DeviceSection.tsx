import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectWaitingLabels } from './store/waitingLabels';
import { translationsOnDevice } from '@/bible/text/onDevice';
import { useKeptBibles } from '@/bible/device/useKeptBibles';
import { useNow } from '@/platform/page/useNow';
import { deletesUnvisited } from '@/platform/page/webKit';
import { hasUnfinishedImport } from './store/unfinishedImport';
import { storageUse, type StorageUse } from '@/platform/storage/persist';
import { age } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { paths } from '@/routes/paths';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton, Button } from '@/ui/controls/Button';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';
import { countWaiting, leaveDevice, sendWaiting, type DataScope } from './store/forget';
import { selectSync } from '@/data/sync/sync';
import { CheckField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

const MEGABYTE = 1_000_000;

/** The data on this device, the changes that wait to be sent, and the buttons that delete them. */
export function DeviceSection() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const all = useAppSelector(selectWaitingLabels);
  const refused = all.filter(({ status }) => status === 'rejected').length;
  const waiting = all.filter(({ status }) => status !== 'rejected');
  const { isOutboxRead } = useAppSelector(selectSync);
  const user = useAppSelector(selectCurrentUser) ?? '';
  // Undefined until it is measured.
  const [use, setUse] = useState<StorageUse | null>();
  const now = useNow();
  const [leaving, setLeaving] = useState<DataScope | null>(null);
  const { kept } = useKeptBibles();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const measure = () => void storageUse().then(setUse);
    measure();
    if (!section.current || !('IntersectionObserver' in window)) return undefined;
    // It grows while the screen is open, above this section.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) measure();
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [all.length, kept]);
  const [oldest] = waiting;
  const isAllSent = isOutboxRead && all.length === 0 && !hasUnfinishedImport(user);
  const signOut = {
    label: 'Sign out',
    names: ['log out', 'sign out of this device'],
    run: () => setLeaving('mine'),
  };
  const forget = {
    label: 'Forget this device',
    names: ['forget', 'forget me'],
    run: () => setLeaving('everybody'),
  };
  useActions([signOut, forget]);
  // Made in the minute since the time was read.
  const ageOf = (at: number) => age(at, Math.max(now, at));
  const leave = async (owner: DataScope, removesBibles: boolean) => {
    setLeaving(null);
    await dispatch(leaveDevice(owner, { removesBibles }));
    await navigate(paths.login, { replace: true });
  };
  return (
    <section ref={section} aria-labelledby="device">
      <h2 id="device">On this device</h2>
      {use !== undefined && <StorageText use={use} />}
      {oldest ? (
        <>
          <p>
            {waiting.length === 1
              ? '1 change of yours waits to be sent, made '
              : `${pluralize(waiting.length, 'change')} of yours wait to be sent, the oldest made `}
            {ageOf(oldest.at)}.
          </p>
          <Disclosure summary="What waits">
            <LongList label="What waits" items={waiting} keyOf={({ id }) => id} estimate={52}>
              {({ label, at }) => (
                <span>
                  {label} <span className="muted">{ageOf(at)}</span>
                </span>
              )}
            </LongList>
          </Disclosure>
        </>
      ) : (
        isAllSent && <p>Everything has been sent.</p>
      )}
      {refused > 0 && (
        <p>
          The server refused {pluralize(refused, 'change')} of yours. The sync icon in the bar leads to what
          can be done.
        </p>
      )}
      <div className="actions">
        <ActionButton action={signOut} />
        <ActionButton action={forget} />
      </div>
      {leaving && (
        <LeaveDialog
          owner={leaving}
          onCancel={() => setLeaving(null)}
          onLeave={(removesBibles) => void leave(leaving, removesBibles)}
        />
      )}
    </section>
  );
}

/** How much the app stores here, and when the browser deletes it. `use` is null if the browser does not tell how much. */
function StorageText({ use }: { use: StorageUse | null }) {
  const guest = useAppSelector(selectIsGuest);
  const kept = use && `The app keeps ${(use.used / MEGABYTE).toFixed(1)} MB here. `;
  if (use?.isPersistent) return <p>{kept}The browser does not delete it by itself.</p>;
  if (deletesUnvisited())
    return (
      <p>
        {kept}This browser deletes {use ? 'it' : 'what the app keeps here'} after seven days without a visit:
        add the app to the home screen or the Dock, or{' '}
        {guest ? 'export everything' : 'hand the practice log over'}.
      </p>
    );
  return use && <p>{kept}The browser may delete it when it runs out of space.</p>;
}

interface LeaveDialogProps {
  owner: DataScope;
  onLeave: (removesBibles: boolean) => void;
  onCancel: () => void;
}

const TEXTS: Readonly<Record<DataScope, readonly [title: string, button: string, text: string]>> = {
  mine: [
    'Sign out?',
    'Sign out',
    'Nothing of yours stays on this device: your lists, drafts and settings, and how you recalled here, which is kept nowhere else. Export everything first if you want to keep that.',
  ],
  everybody: [
    'Forget this device?',
    'Forget',
    'Nothing of anybody who used the app here stays on this device, also not how passages were recalled, which is kept nowhere else. Export everything first if you want to keep that.',
  ],
};

/** The number of changes that no server has, while that is tried; null until it is known. */
function useUnsent(owner: DataScope): number | null {
  const dispatch = useAppDispatch();
  const { outbox } = useAppSelector(selectSync);
  const [isTried, setTried] = useState(false);
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    void dispatch(sendWaiting()).then(() => setTried(true));
  }, [dispatch]);
  useEffect(() => {
    if (!isTried) return undefined;
    let isCurrent = true;
    void dispatch(countWaiting(owner)).then((count) => isCurrent && setUnsent(count));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, owner, outbox, isTried]);
  return unsent;
}

/** Whether the person agreed to drop what waits: the number that they saw, so that it ends when more comes. */
function useAgreement(waiting: number | null) {
  const [agreed, setAgreed] = useState<number | null>(null);
  const [hasGrown, setGrown] = useState(false);
  if (agreed !== null && waiting !== null && waiting !== agreed) {
    setAgreed(waiting < agreed ? waiting : null);
    setGrown(waiting > agreed);
  }
  return {
    isGiven: agreed !== null && agreed === waiting,
    hasGrown,
    set: (isGiven: boolean) => {
      setAgreed(isGiven ? waiting : null);
      setGrown(false);
    },
  };
}

/** Asks before this device's data are deleted; while something waits, only if that is dropped on purpose. */
function LeaveDialog({ owner, onLeave, onCancel }: LeaveDialogProps) {
  const waiting = useUnsent(owner);
  const drop = useAgreement(waiting);
  const [removesBibles, setRemovesBibles] = useState(false);
  const bibles = Object.keys(translationsOnDevice()).length;
  const [title, button, text] = TEXTS[owner];
  const isReady = waiting === 0 || drop.isGiven;
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      onSubmit={() => {
        if (isReady) onLeave(removesBibles);
      }}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button main type="submit" disabled={!isReady}>
            {button}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {owner === 'everybody' && bibles > 0 && (
        <CheckField
          id="remove-bibles"
          label={`Remove the ${pluralize(bibles, 'translation')} kept here, too`}
          checked={removesBibles}
          onChange={setRemovesBibles}
        />
      )}
      {waiting !== null && waiting > 0 && (
        <>
          <p role="alert">{pluralize(waiting, 'change')} not sent yet would be lost.</p>
          <CheckField
            id="drop-waiting"
            label={`Drop ${waiting === 1 ? 'the change' : `all ${pluralize(waiting, 'change')}`}${drop.hasGrown ? ': there are more now' : ''}`}
            checked={drop.isGiven}
            onChange={drop.set}
          />
        </>
      )}
    </Dialog>
  );
}
