import type { ListsStatus } from './rows/useCommandLists';
import styles from './Command.module.scss';

interface CommandStatusProps extends ListsStatus {
  /** Whether nothing is typed. */
  isEmpty: boolean;
  /** Whether only the searches are offered. */
  nothing: boolean;
  isIndexed: boolean;
}

const joined = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

function sentence({ isEmpty, nothing, loading, failed, isIndexed }: CommandStatusProps): string {
  if (isEmpty) return '';
  if (loading.length > 0) return `Still loading your ${joined(loading)}…`;
  if (!isIndexed) return 'Looking…';
  const missing =
    failed.length > 0 ? `Not searched, because they could not be loaded: ${joined(failed)}.` : '';
  return nothing ? `Nothing found. ${missing}`.trim() : missing;
}

/** What the list cannot say itself: that it is not complete, or that there is nothing. */
export function CommandStatus(props: CommandStatusProps) {
  return (
    <p className={styles.state} role="status">
      {sentence(props)}
    </p>
  );
}
