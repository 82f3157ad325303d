import type { MarkKind } from './libraryIndex';

/** The sign at a verse, and its name. */
export const SYMBOLS: Readonly<Record<MarkKind, readonly [symbol: string, description: string]>> = {
  memory: ['◆', 'memory passage'],
  nugget: ['★', 'nugget'],
  quote: ['❝', 'quote'],
  prayer: ['♥', 'prayer'],
};
