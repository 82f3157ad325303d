import { Link, useParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { isPracticeMode, isPracticeOrder } from '@/domain/memory/practiceOrder';
import { Screen } from '@/ui/layout/Screen';
import { Practice } from './Practice';

/** Practice in the mode and order of the address (§2); says which one is missing or unknown. */
export function PracticeScreen() {
  const { mode = '', order = '' } = useParams();
  if (isPracticeMode(mode) && isPracticeOrder(order)) return <Practice mode={mode} order={order} />;
  return (
    <Screen title="Practice">
      <p>{isPracticeMode(mode) ? problemOf('display order', order) : problemOf('practice mode', mode)}</p>
      <p>
        <Link className="btn btn-primary" to={paths.practiceSetup}>
          Practice Setup
        </Link>
      </p>
    </Screen>
  );
}

const problemOf = (what: string, given: string): string =>
  given === '' ? `No ${what} is chosen.` : `There is no ${what} “${given}”.`;
