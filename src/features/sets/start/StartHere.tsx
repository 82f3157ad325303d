import { useState } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { readNewcomer, storeNewcomer } from '@/features/account/public';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { selectCurrentUser } from '@/data/session/session';

const StartSteps = lazyWithPreload(async () => (await import('./StartSteps')).StartSteps);

/** Shows a newcomer how to start, until they have practised once or closed it; nothing to anybody else. */
export function StartHere() {
  const user = useAppSelector(selectCurrentUser);
  return user === null ? null : <OfUser key={user} user={user} />;
}

function OfUser({ user }: { user: string }) {
  const [newcomer, setNewcomer] = useState(() => readNewcomer(user));
  if (newcomer === 'started') return null;
  return (
    <StartSteps
      isNew={newcomer === 'new'}
      onStarted={() => {
        storeNewcomer(user, 'started');
        setNewcomer('started');
      }}
    />
  );
}
