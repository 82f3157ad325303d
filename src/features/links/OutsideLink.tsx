import { ExternalLink } from 'lucide-react';
import type { Link } from './model/link';
import { safeHttpUrl } from '@/platform/page/openExternal';
import { isBlank } from '@/platform/values/text';
import styles from './LinksScreen.module.scss';

/** A link to another site, in a new tab without access to this one. Only http and https addresses can be opened. */
export function OutsideLink({ link: { label, action }, waits }: { link: Link; waits: boolean }) {
  const safe = safeHttpUrl(action);
  const waiting = waits && <span className="muted">Waiting to be sent</span>;
  if (safe === null) {
    return (
      <div className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={`muted ${styles.address}`}>
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
      <span className={`muted ${styles.address}`}>{new URL(safe).host}</span>
      {waiting}
    </a>
  );
}
