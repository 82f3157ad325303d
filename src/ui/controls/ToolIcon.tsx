import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

/** The icon of a tool or button. Memoized, because everything around it renders again at each turn of a page. */
export const ToolIcon = memo(({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon aria-hidden size={22} strokeWidth={1.75} className="tool-icon" />
));
