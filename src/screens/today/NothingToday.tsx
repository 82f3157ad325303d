import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { Empty } from '@/ui/lists/LoadState';

/** A day without anything to do: everything was skipped, or there is nothing yet. */
export function NothingToday() {
  return (
    <Empty message="Nothing is left for today.">
      <Link className="btn btn-primary" to={paths.browseBible}>
        Browse Bible
      </Link>
    </Empty>
  );
}
