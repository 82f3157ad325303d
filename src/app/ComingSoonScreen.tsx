import { Link } from 'react-router-dom';
import { Screen } from '@/ui/Screen';
import { paths } from './paths';

/** A route whose screen is not built yet says so. */
export function ComingSoonScreen({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <p>This screen is not there yet.</p>
      <p>
        <Link to={paths.login}>Back to Login</Link>
      </p>
    </Screen>
  );
}
