import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useAppSelector } from '@/data/store/hooks';
import { paths } from '@/routes/paths';
import { hasOtherStorage } from '@/platform/page/webKit';
import { pluralize } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { Screen } from '@/ui/layout/Screen';
import { ImportProgress } from '../ImportProgress';
import { PreviewForm } from '../PreviewForm';
import { useOwner } from '../store/account';
import { selectImport } from '../store/importState';
import { useImport } from '../useImport';
import { useScannedCodes } from './useScannedCodes';

/** The target of another device's codes: they are collected, and their content is imported. */
export function HandedOverScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { user } = useOwner();
  const { status } = useAppSelector(selectImport);
  const { scanned, missing, json, isInvalid, scan, forget } = useScannedCodes(user);
  const imported = useImport(lastTranslation());
  const { state } = imported;
  const takeIn = useEffectEvent(() => {
    scan(hash);
    // So that neither a reload nor a share of this URL repeats it.
    void navigate(paths.handedOver, { replace: true });
  });
  useEffect(() => {
    if (hash !== '') takeIn();
  }, [hash]);
  const preview = useEffectEvent(
    (text: string) => void imported.choose(new File([text], 'the practice log')),
  );
  useEffect(() => {
    if (json) preview(json);
  }, [json]);
  const next = missing[0];
  const isForeign = state.status === 'preview' && state.preview.head && state.preview.head.user !== user;
  return (
    <Screen title="From your other device" width="reading">
      {hasOtherStorage() && (
        <p>
          This browser shares nothing with the app on the home screen. If you use that, share the file and
          open it there.
        </p>
      )}
      {isInvalid && <p role="alert">This code cannot be read. Scan it again.</p>}
      {json === null && (
        <>
          <p role="alert">These codes do not fit together.</p>
          <Button onClick={withFocusHandoff(forget)}>Scan them again from the first</Button>
        </>
      )}
      <p role="status">
        {scanned &&
          next !== undefined &&
          `${pluralize(scanned.of - missing.length, 'code')} of ${scanned.of} scanned. Scan code ${next} next.`}
        {state.status === 'reading' && `Reading ${state.what}…`}
      </p>
      {scanned === null && status === 'none' && (
        <p>
          On the other device, open &lsquo;Your data&rsquo; and choose &lsquo;Show as codes&rsquo;. Scan each
          code with the camera of this one.
        </p>
      )}
      {state.status === 'refused' && <p role="alert">{state.reason}</p>}
      {state.status === 'preview' && (
        <>
          {isForeign && (
            <p role="alert">
              This is the practice of {state.preview.head?.user}; you are signed in as {user}.
            </p>
          )}
          <PreviewForm
            preview={state.preview}
            disabled={status === 'running' || status === 'stopped'}
            onAdd={(rows, head) => {
              imported.add(rows, head);
              forget();
            }}
            onCancel={() => {
              imported.cancel();
              forget();
            }}
          />
        </>
      )}
      <ImportProgress />
      <div className="actions">
        <ButtonLink to={paths.yourData}>Your data</ButtonLink>
      </div>
    </Screen>
  );
}
