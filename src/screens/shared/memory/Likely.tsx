import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** How likely a passage is recalled; what reckons it comes after the screen. */
export const Likely = lazyWithPreload(
  async () => (await import('./LikelyRecalled')).LikelyRecalled,
  <span>Likely recalled: …</span>,
);
