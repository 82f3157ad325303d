import { ArrowUp, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './IconButton';
import styles from './FloatingButtons.module.scss';

/** §9: the pair appears after scrolling more than 100 px. */
const THRESHOLD = 100;

/** Copy and scroll-to-top, floating once the page is scrolled. */
export function FloatingButtons({ onCopy }: { onCopy: () => void }) {
  const [shown, setShown] = useState(() => window.scrollY > THRESHOLD);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > THRESHOLD);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.pair}>
      <IconButton icon={Copy} label="Copy" onClick={onCopy} />
      <IconButton icon={ArrowUp} label="Scroll to top" onClick={() => window.scrollTo({ top: 0 })} />
    </div>
  );
}
