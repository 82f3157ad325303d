import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import styles from './Disclosure.module.scss';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** For a parent that controls it, with `onToggle`. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A collapsible section; while collapsed, its content is not rendered. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultOpen = false, open, onToggle, buttonRef } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const id = useId();
  return (
    <div>
      <button
        ref={buttonRef}
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOwnOpen(!isOpen);
          onToggle?.(!isOpen);
        }}
      >
        <ChevronRight aria-hidden size={18} className={styles.chevron} />
        {summary}
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
