import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

/** The icon of a tool or button. It stays as it is drawn while what is around it changes, as it does at every turn of a page. */
export const ToolIcon = memo(({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon aria-hidden size={22} strokeWidth={1.75} className="tool-icon" />
));
