import { ArrowUp, Copy } from 'lucide-react';
import { IconButton } from '@/ui/forms/IconButton';
import styles from './FloatingButtons.module.scss';
import { useScrolled } from '@/ui/hooks/useScrolled';

/** Copy, where there is something to copy, and scroll-to-top, once the page is scrolled; in a `ToolBar` at a desk they join it. */
export function FloatingButtons({ onCopy }: { onCopy?: () => void }) {
  const shown = useScrolled();
  if (!shown) return null;
  return (
    <div className={`floating ${styles.pair}`}>
      {onCopy && <IconButton icon={Copy} label="Copy" onClick={onCopy} />}
      <IconButton icon={ArrowUp} label="Scroll to top" onClick={() => window.scrollTo({ top: 0 })} />
    </div>
  );
}
