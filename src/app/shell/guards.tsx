import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { GUEST } from '@/data/session/users';
import { selectCurrentUser, signedIn } from '@/features/account/store/user';
import { paths } from '@/routes/paths';

export interface GuardProps {
  children: ReactNode;
}

/** Leads to the login if nobody is signed in; the login remembers where they came from. */
export function SignedIn({ children }: GuardProps) {
  const location = useLocation();
  const user = useAppSelector(selectCurrentUser);
  return user === null ? <Navigate to={paths.login} replace state={{ from: location }} /> : children;
}

/** As `SignedIn`; leads a guest to the nugget browser. */
export function NotForGuests({ children }: GuardProps) {
  const user = useAppSelector(selectCurrentUser);
  return user === GUEST ? <Navigate to={paths.browseBible} replace /> : <SignedIn>{children}</SignedIn>;
}

/** Signs in the guest if nobody is signed in, as for a shared link. */
export function OpenToAll({ children }: GuardProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  useEffect(() => {
    if (user === null) dispatch(signedIn({ userName: GUEST }));
  }, [dispatch, user]);
  return user === null ? null : children;
}
