import { BrowseBibleScreen as NuggetBrowser } from '@/features/nuggets/BrowseBibleScreen';
import { StartHere } from '@/features/sets/public';

/** The nugget browser, where a login leads; above it a newcomer is shown how to start. */
export const BrowseBibleScreen = () => (
  <NuggetBrowser>
    <StartHere />
  </NuggetBrowser>
);
