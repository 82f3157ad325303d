import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/features/account/store/user';
import styles from './Footer.module.scss';

/** Set by the embedded API, to say that its data is a demonstration; absent on a real host. */
const notice = document.querySelector<HTMLMetaElement>('meta[name="demo-api"]')?.content;

/** Who is signed in, and when the app was built. */
export function Footer() {
  const currentUser = useAppSelector(selectCurrentUser);
  return (
    <footer className={styles.footer}>
      <p>
        {currentUser !== null && <span>User: {currentUser}</span>} <span>Built: {__BUILD_TIME__}</span>
      </p>
      {notice !== undefined && <p>{notice}</p>}
    </footer>
  );
}
