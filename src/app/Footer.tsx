import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { selectCurrentUser } from '@/store/user';
import { lazily } from '@/ui/lazily';
import styles from './Footer.module.scss';

const SyncStatus = lazily(async () => (await import('./SyncStatus')).SyncStatus);

/** The embedded API says here that its data is a demonstration; a real host says nothing. */
const notice = document.querySelector<HTMLMetaElement>('meta[name="demo-api"]')?.content;

/** Who is signed in, and when the app was built (§2). */
export function Footer() {
  const currentUser = useAppSelector(selectCurrentUser);
  // A stranger with a shared link writes nothing, and downloads nothing for it.
  const isShared = useLocation().pathname.startsWith('/read/');
  return (
    <footer className={styles.footer}>
      <p>
        <span>User: {currentUser}</span> <span>Built: {__BUILD_TIME__}</span>
      </p>
      {!isShared && <SyncStatus />}
      {notice !== undefined && <p>{notice}</p>}
    </footer>
  );
}
