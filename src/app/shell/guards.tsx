import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { GUEST } from '@/data/session/users';
import { selectCurrentUser, signedIn } from '@/features/account/store/user';
import { paths } from '@/routes/paths';

export interface GuardProps {
  children: ReactNode;
}

/**
 * Goes elsewhere, once: until the screen there is downloaded this one stays and is rendered again, and `Navigate` would go
 * there without end.
 */
function Redirect({ to, from }: { to: string; from?: Location }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { replace: true, state: from && { from } }));
  useEffect(() => {
    go();
  }, []);
  return null;
}

/** Leads to the login if nobody is signed in; the login remembers where they came from. */
export function SignedIn({ children }: GuardProps) {
  const location = useLocation();
  const user = useAppSelector(selectCurrentUser);
  return user === null ? <Redirect to={paths.login} from={location} /> : children;
}

/** As `SignedIn`; leads a guest to the nugget browser. */
export function NotForGuests({ children }: GuardProps) {
  const user = useAppSelector(selectCurrentUser);
  return user === GUEST ? <Redirect to={paths.browseBible} /> : <SignedIn>{children}</SignedIn>;
}

/** Signs in the guest if nobody is signed in, as for a shared link. */
export function SignedInOrGuest({ children }: GuardProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  useEffect(() => {
    if (user === null) dispatch(signedIn({ userName: GUEST }));
  }, [dispatch, user]);
  return user === null ? null : children;
}
