import { parsePath, useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { paths } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { storeKeepIntent } from '../store/intent';

interface KeepAsGuestProps {
  wanted: readonly PassageRef[];
  /** The page of the set, which follows the login. */
  setPath: string;
}

/** Leads a guest through the login; what they chose is kept once they have a name. */
export function KeepAsGuest({ wanted, setPath }: KeepAsGuestProps) {
  const navigate = useNavigate();
  const keep = () => {
    storeKeepIntent(wanted.map(rangeKey));
    void navigate(paths.login, { state: { from: parsePath(setPath) } });
  };
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
