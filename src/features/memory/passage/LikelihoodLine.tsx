import { lazyWithPreload } from '@/ui/lazyWithPreload';

/** How likely a passage is recalled; its code is loaded after the screen's. */
export const LikelihoodLine = lazyWithPreload(async () => (await import('./LikelyRecalled')).LikelyRecalled, {
  waiting: <span>Likely recalled: …</span>,
});
