import { useEffect, useState } from 'react';
import { useOnline } from '@/platform/page/useOnline';
import { offlineMessage } from '@/ui/feedback/offlineMessage';
import { Screen } from '@/ui/layout/Screen';
import { isServerReached, loadNewestVersion } from '../sync/newestVersion';

/** Shown instead of a screen whose code cannot be loaded. */
export function MissingScreen() {
  const [isLoading, setLoading] = useState(false);
  const online = useOnline();
  const [isReached, setReached] = useState(online);
  useEffect(() => {
    let isCurrent = true;
    void isServerReached().then((reached) => isCurrent && setReached(reached));
    return () => {
      isCurrent = false;
    };
  }, [online]);
  return (
    <Screen
      title={isReached ? 'This page could not be loaded' : 'This page is not on this device'}
      width="reading"
    >
      <p role="alert">{reasonOf(isReached, online)}</p>
      <p className="actions">
        <button
          type="button"
          className="btn btn-primary"
          disabled={isLoading}
          onClick={() => {
            setLoading(true);
            void loadNewestVersion();
          }}
        >
          {isLoading ? 'Loading…' : 'Load it again'}
        </button>
      </p>
    </Screen>
  );
}

function reasonOf(isReached: boolean, online: boolean): string {
  if (isReached)
    return 'A part of the app did not come from the server. There may be a new version: load it again.';
  if (!online) return `${offlineMessage('this part of the app')}. Load it again when the network is back.`;
  return 'The server does not answer, and this part of the app is not on this device. Load it again later.';
}
