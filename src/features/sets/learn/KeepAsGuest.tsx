import { parsePath, useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { paths } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { keepState } from './keepState';

interface KeepAsGuestProps {
  wanted: readonly PassageRef[];
  /** The page of the set, which follows the login. */
  setPath: string;
}

/** Leads a guest through the login, from which they come back to the set with what they chose. */
export function KeepAsGuest({ wanted, setPath }: KeepAsGuestProps) {
  const navigate = useNavigate();
  const keep = () =>
    void navigate(paths.login, {
      state: { from: { ...parsePath(setPath), state: keepState(wanted.map(rangeKey)) } },
    });
  return (
    <Button
      disabled={wanted.length === 0}
      hint={wanted.length === 0 && 'Choose a passage first'}
      onClick={keep}
    >
      Keep these
    </Button>
  );
}
