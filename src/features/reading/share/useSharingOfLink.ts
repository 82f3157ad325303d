import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARE_VERSES } from '../readerUrl';

/** Whether the verses of the URL are being shared, because the link here asked for it; once, not after Back or a reload. */
export function useSharingOfLink() {
  const location = useLocation();
  const path = location.pathname + location.search;
  const isAsked = location.state === SHARE_VERSES;
  const navigate = useNavigate();
  const [sharing, setSharing] = useState(false);
  if (isAsked && !sharing) setSharing(true);
  useEffect(() => {
    if (isAsked) void navigate(path, { replace: true, state: null });
  }, [isAsked, path, navigate]);
  return [sharing, setSharing] as const;
}
