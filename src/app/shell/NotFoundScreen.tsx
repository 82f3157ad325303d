import { Link } from 'react-router-dom';
import { Screen } from '@/ui/layout/Screen';
import { paths } from '@/routes/paths';

export function NotFoundScreen() {
  return (
    <Screen title="Page not found" width="reading">
      <p>There is no page at this address.</p>
      <p>
        <Link className="btn btn-primary" to={paths.browseBible}>
          Go to Browse Bible
        </Link>
      </p>
    </Screen>
  );
}
