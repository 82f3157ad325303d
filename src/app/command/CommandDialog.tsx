import type { GlobalDialog } from '../routes/routes';
import { loadMessage } from '@/ui/feedback/offlineMessage';
import { Dialog } from '@/ui/dialogs/Dialog';
import { CommandRow } from './CommandRow';
import { useCommandBox } from './useCommandBox';
import { useCommandRunner } from './useCommandRunner';
import styles from './Command.module.scss';
import type { ListsStatus } from './rows/useCommandLists';

interface CommandDialogProps {
  onClose: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/**
 * One box to find everything by any word: references, screens, this screen's actions, and all of the person's own data.
 */
export function CommandDialog({ onClose, onDialog }: CommandDialogProps) {
  const run = useCommandRunner(onClose, onDialog);
  const box = useCommandBox(run);
  const { groups, results, highlightedIndex, setHighlightedIndex, inputProps, status } = box;
  return (
    <Dialog title="Find or do anything" size="lg" onClose={onClose}>
      <input
        {...inputProps}
        aria-haspopup="grid"
        className={`form-control ${styles.input}`}
        placeholder="jn 3 16, a word, a screen"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <div
        {...box.getMenuProps({ 'aria-label': 'Found', 'aria-labelledby': undefined })}
        // A grid, because its rows contain buttons, which options of a listbox must not.
        role="grid"
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ title, results: found }) => (
          <div key={title} role="rowgroup" aria-label={title}>
            <span className={styles.group} aria-hidden>
              {title}
            </span>
            {found.map((item) => {
              const index = results.indexOf(item);
              return (
                <CommandRow
                  key={item.key}
                  result={item}
                  group={title}
                  highlighted={index === highlightedIndex}
                  onHighlight={() => setHighlightedIndex(index)}
                  onAction={({ target }) => run(target)}
                  itemProps={box.getItemProps({ item, index })}
                />
              );
            })}
          </div>
        ))}
      </div>
      {/* The status of the list: that it is not complete, or that nothing was found. */}
      <p className={styles.state} role="status">
        {sentence(status)}
      </p>
    </Dialog>
  );
}

interface CommandStatus extends ListsStatus {
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Whether only the searches are offered. */
  nothing: boolean;
  isIndexed: boolean;
}

const joined = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

function sentence({ isEmpty, nothing, loading, failed, isIndexed }: CommandStatus): string {
  if (isEmpty) return '';
  if (loading.length > 0) return `Still loading your ${joined(loading)}…`;
  if (!isIndexed) return 'Looking…';
  const missing =
    failed.length > 0
      ? loadMessage(
          `Not searched, because they could not be loaded: ${joined(failed)}.`,
          `your ${joined(failed)}`,
        )
      : '';
  return nothing ? `Nothing found. ${missing}`.trim() : missing;
}
