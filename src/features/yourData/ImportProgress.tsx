import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { download } from '@/platform/page/download';
import { useOnline } from '@/platform/page/useOnline';
import { asSentence, pluralize, formatNumber, outOf } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { RowGroup, RowText } from './RowGroup';
import { ReasonGroups } from './ReasonGroups';
import { endShownImport, notAddedFile, resumeImport } from './store/importQueue';
import { selectImport, type ImportState } from './store/importState';
import styles from './YourData.module.scss';

const ELSEWHERE = 'Another tab is adding these rows. The result is shown here at the end.';

/** How far it is; no numbers before the rows are read. */
const adding = (done: number, total: number): string =>
  total === 0 ? 'Adding…' : `Adding: ${outOf(Math.min(done, total), total)}…`;

/** The progress of the import, and at the end the added and the refused rows. */
export function ImportProgress() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectImport);
  const online = useOnline();
  useEffect(() => {
    // An import interrupted by a reload.
    void dispatch(resumeImport());
  }, [dispatch]);
  const {
    status,
    isElsewhere,
    total,
    added,
    there,
    refused,
    incomplete,
    repeated,
    reason,
    isStored,
    isSeen,
  } = state;
  if (status === 'none') return null;
  const done = added + there + refused.length;
  const isAllAdded = refused.length + incomplete.length === 0 && status !== 'stopped';
  const saveNotAdded = async () => download('not-added.csv', await dispatch(notAddedFile()));
  return (
    <div className={styles.progress}>
      <p role="status">
        {status === 'running' && (isElsewhere ? ELSEWHERE : adding(done, total))}
        {status === 'running' && !online && ' You are offline: it goes on when the network is back.'}
        {status === 'done' && (isSeen ? 'The import before this one left something out:' : summary(state))}
      </p>
      {status === 'running' && !isElsewhere && (
        <progress className={styles.bar} max={total} value={done} aria-label="Added so far" />
      )}
      {status === 'running' && isStored !== null && (
        <p className="muted">
          {isStored
            ? 'You can go on using the app, or close it: the rest is added when you are back.'
            : 'Leave this page open until it is done: nothing of you is kept on this device.'}
        </p>
      )}
      {status === 'stopped' && (
        <p role="alert">
          {`It stopped after ${outOf(done, total)}: ${asSentence(reason)} What was added stays; the rest can go on.`}
        </p>
      )}
      <ReasonGroups title="Not added" rows={refused} titleOf={(why) => `Not added: ${why}`} />
      <ReasonGroups title="Added, but not with everything" rows={incomplete} titleOf={(why) => why} />
      <RowGroup
        title="More than once"
        rows={repeated}
        message="When a connection breaks, the browser may send something again that the server has already. Or another device has added it, too. It cannot be removed here."
      >
        {({ location, label, times }) => (
          <RowText label={label} location={location} message={`${times} times`} />
        )}
      </RowGroup>
      <div className="actions">
        {status === 'stopped' && (
          <Button main onClick={() => void dispatch(resumeImport())}>
            Go on
          </Button>
        )}
        {!isAllAdded && status !== 'running' && (
          <Button onClick={() => void saveNotAdded()}>Save what was not added</Button>
        )}
        {status !== 'done' && (
          <Button onClick={withFocusHandoff(() => void dispatch(endShownImport()))}>Stop</Button>
        )}
        {status === 'done' && (
          <Button onClick={withFocusHandoff(() => void dispatch(endShownImport()))}>Close</Button>
        )}
      </div>
    </div>
  );
}

function summary({ added, there, refused, incomplete, repeated }: ImportState): string {
  const parts = [`${pluralize(added, 'row')} added`];
  if (incomplete.length > 0) parts.push(`${formatNumber(incomplete.length)} of them not with everything`);
  if (repeated.length > 0) parts.push(`${formatNumber(repeated.length)} of them more than once`);
  if (there > 0) parts.push(`${formatNumber(there)} there already`);
  if (refused.length > 0) parts.push(`${formatNumber(refused.length)} not added`);
  return `${parts.join(', ')}.`;
}
