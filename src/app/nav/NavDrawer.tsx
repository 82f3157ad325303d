import { X } from 'lucide-react';
import { useId } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useBackCloses } from '@/ui/focus/useBackCloses';
import { keepTabInside } from '@/ui/dialogs/useDialogFocus';
import { IconButton } from '@/ui/controls/IconButton';
import type { NavGroup } from '../routes/navigation';
import type { GlobalDialog } from '../routes/routes';
import { useCloseElsewhere } from '../shell/useCloseElsewhere';
import { NavItems } from './NavItems';
import './navDrawer.scss';

interface NavDrawerProps {
  groups: readonly NavGroup[];
  onClose: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/** The bar on a phone: every item under its heading. */
export function NavDrawer({ groups, onClose, onDialog }: NavDrawerProps) {
  const titleId = useId();
  useBackCloses(true, onClose);
  useCloseElsewhere(onClose);
  return (
    <Offcanvas show onKeyDown={keepTabInside} placement="end" onHide={onClose} aria-labelledby={titleId}>
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" id={titleId}>
          Menu
        </Offcanvas.Title>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Offcanvas.Header>
      <Offcanvas.Body as="nav" aria-label="Main">
        {groups.map(({ title, items }) => (
          <section key={title}>
            {(items.length > 1 || title !== items[0]?.label) && <h3>{title}</h3>}
            <NavItems items={items} onLeave={onClose} onDialog={onDialog} />
          </section>
        ))}
      </Offcanvas.Body>
    </Offcanvas>
  );
}
