import { useEffect, useState } from 'react';
import { useOnline } from '@/platform/page/useOnline';
import { offlineMessage } from '@/ui/feedback/offlineMessage';
import { Screen } from '@/ui/layout/Screen';
import { isServerReached, loadNewestVersion } from '../sync/newestVersion';

/** Stands in the shell for a screen whose code cannot be loaded. */
export function MissingScreen() {
  const [isLoading, setLoading] = useState(false);
  const online = useOnline();
  const [isReached, setReached] = useState(online);
  useEffect(() => {
    void isServerReached().then(setReached);
  }, [online]);
  return (
    <Screen
      title={isReached ? 'This page could not be loaded' : 'This page is not on this device'}
      width="reading"
    >
      <p role="alert">
        {isReached
          ? 'A part of the app did not come from the server. There may be a new version: load it again.'
          : `${offlineMessage('this part of the app')}. Load it again when the network is back.`}
      </p>
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
