import { useState } from 'react';
import { offlineMessage } from '@/ui/feedback/offlineMessage';
import { Screen } from '@/ui/layout/Screen';
import { loadNewestVersion } from '../sync/newestVersion';

/** Stands in the shell for a screen whose code cannot be loaded. */
export function MissingScreen() {
  const [isLoading, setLoading] = useState(false);
  const [isAway] = useState(() => !navigator.onLine);
  return (
    <Screen
      title={isAway ? 'This page is not on this device' : 'This page could not be loaded'}
      width="reading"
    >
      <p role="alert">
        {isAway
          ? `${offlineMessage('this part of the app')}. Load it again when the network is back.`
          : 'A part of the app did not come from the server. There may be a new version: load it again.'}
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
