import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARE_VERSES } from '../readerAddress';

/** Whether the verses of the URL are being shared, because the link here asked for it; once, not after Back or a reload. */
export function useSharingOfLink() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [sharing, setSharing] = useState(false);
  const start = useEffectEvent(() => {
    setSharing(true);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (state === SHARE_VERSES) start();
  }, [state]);
  return [sharing, setSharing] as const;
}
