import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { BUILT_IN_LINKS, type Link } from './model/links';
import { useActions } from '@/ui/actions/useActions';
import { useList } from '@/data/list/useList';
import { loadLinks, selectLinks } from './store';
import { ActionButton, Button } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import { InvalidRowsNotice, ListFeedback, noneReadable, RefreshFailed } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { LongList } from '@/ui/lists/LongList';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { safeHttpUrl } from '@/platform/page/openExternal';
import { isBlank } from '@/platform/values/text';
import styles from './LinksScreen.module.scss';

const AddLinkDialog = lazyDialog(async () => (await import('./AddLinkDialog')).AddLinkDialog);

/** The built-in links and the user's own. */
export function LinksScreen() {
  const {
    rows: additional,
    waiting,
    status,
    phase,
    invalidRowCount,
    retry,
  } = useList(selectLinks, loadLinks);
  const [adding, setAdding] = useState(false);
  const add = { label: 'Add Link', names: ['new link'], run: () => setAdding(true) };
  useActions([add]);
  return (
    <Screen title="Links" aside={<ActionButton main action={add} />}>
      <LinkList links={BUILT_IN_LINKS} label="Built-in links" />
      <section aria-labelledby="own-links" className={styles.own}>
        <h2 id="own-links">Your links</h2>
        {additional.length > 0 && <LinkList links={additional} waiting={waiting} label="Your links" />}
        <ListFeedback
          phase={phase}
          what="your links"
          error="Failed to load additional links"
          detail={noneReadable(invalidRowCount, 'link')}
          onRetry={retry}
        >
          <InvalidRowsNotice count={invalidRowCount} what="link" />
          {status === 'error' && <RefreshFailed message="Failed to load additional links" onRetry={retry} />}
          {additional.length === 0 && (
            <Empty message="You have added no links yet.">
              <p className="muted">A site that you add stays here, within reach.</p>
              <Button onClick={add.run}>Add your first link</Button>
            </Empty>
          )}
        </ListFeedback>
      </section>
      {adding && <AddLinkDialog onClose={() => setAdding(false)} />}
    </Screen>
  );
}

/** Longer lists are a single column that renders only the rows in view. */
const MAX_PLAIN = 200;
const ROW_HEIGHT = 68;

interface LinkListProps {
  links: readonly Link[];
  /** How many of the last links the server does not have yet. */
  waiting?: number;
  label: string;
}

function LinkList({ links, waiting = 0, label }: LinkListProps) {
  const rows = links.map((link, index) => ({ link, waits: index >= links.length - waiting }));
  if (links.length > MAX_PLAIN) {
    return (
      <LongList label={label} items={rows} keyOf={(_, index) => index} estimate={ROW_HEIGHT}>
        {({ link, waits }) => <OutsideLink link={link} waits={waits} />}
      </LongList>
    );
  }
  return (
    <ul aria-label={label} className={`plain-list ${styles.links}`}>
      {rows.map(({ link, waits }, index) => (
        <li key={index}>
          <OutsideLink link={link} waits={waits} />
        </li>
      ))}
    </ul>
  );
}

/** A link to another site, in a new tab without access to this one. Only http and https URLs can be opened. */
function OutsideLink({ link: { label, action }, waits }: { link: Link; waits: boolean }) {
  const safe = safeHttpUrl(action);
  const waiting = waits && <span className="muted">Waiting to be sent</span>;
  if (safe === null) {
    return (
      <div className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={`muted ${styles.url}`}>
          {isBlank(action)
            ? 'Not opened, because it has no address'
            : `Not opened, because its address is no http or https address: ${action}`}
        </span>
        {waiting}
      </div>
    );
  }
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span className={styles.label}>
        {label} <ExternalLink aria-hidden size={15} />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
      <span className={`muted ${styles.url}`}>{new URL(safe).host}</span>
      {waiting}
    </a>
  );
}
