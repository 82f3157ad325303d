import { useEffect, useState } from 'react';
import type { Link } from '@/domain/links/link';
import { BUILT_IN_LINKS } from '@/domain/links/links';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadLinks, selectLinks } from '@/store/links/links';
import { Screen } from '@/ui/layout/Screen';
import { TakingLong } from '@/ui/lists/TakingLong';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { OutsideLink } from './OutsideLink';
import styles from './LinksScreen.module.scss';

const AddLinkDialog = lazyWithPreload(async () => (await import('./AddLinkDialog')).AddLinkDialog);

/** The built-in links, which are always there, and the user's own (§2 'Links'). */
export function LinksScreen() {
  const dispatch = useAppDispatch();
  const { additional, status, loadedAt } = useAppSelector(selectLinks);
  const [adding, setAdding] = useState(false);
  useEffect(() => void dispatch(loadLinks()), [dispatch]);
  return (
    <Screen
      title="Links"
      aside={
        <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
          Add Link
        </button>
      }
    >
      <LinkList links={BUILT_IN_LINKS} />
      <section aria-labelledby="own-links" className={styles.own}>
        <h2 id="own-links">Your links</h2>
        {additional.length > 0 && <LinkList links={additional} />}
        {status === 'error' && (
          <p className="actions">
            <span>
              {loadedAt === null ? 'Your links could not be loaded.' : 'Your links could not be refreshed.'}
            </span>
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => void dispatch(loadLinks())}
            >
              Try again
            </button>
          </p>
        )}
        {status === 'loading' && loadedAt === null && (
          <div role="status" className="muted">
            <p>Loading your links…</p>
            <TakingLong />
          </div>
        )}
        {status === 'loaded' && additional.length === 0 && (
          <p className="muted">You have added no links yet. Add Link keeps a site here, within reach.</p>
        )}
      </section>
      {adding && <AddLinkDialog onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className={`plain-list ${styles.links}`}>
      {links.map((link, index) => (
        <li key={`${link.key} ${index}`}>
          <OutsideLink link={link} />
        </li>
      ))}
    </ul>
  );
}
