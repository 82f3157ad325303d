import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import type { CodePart } from './codes';

const scanned = v.object({ textId: v.string(), of: v.number(), pieces: v.record(v.string(), v.string()) });
/** In browser storage, because each scanned code may open a tab of its own. */
const storedParts = stored('nuggets.handOverParts/', scanned, null, 'user');

export type ScannedParts = v.InferOutput<typeof scanned>;

export const readScanned = (user: string): ScannedParts | null => storedParts.read(user);

export const forgetScanned = (user: string): void => storedParts.write(user, null);

/** Adds a part; a part of another text replaces the parts before. */
export function addScanned(user: string, { textId, at, of, piece }: CodePart): void {
  const known = storedParts.read(user);
  const isSame = known?.textId === textId && known.of === of;
  storedParts.write(user, { textId, of, pieces: { ...(isSame && known.pieces), [at]: piece } });
}

/** The numbers of the codes that are not scanned yet. */
export const missingCodes = ({ of, pieces }: ScannedParts): number[] =>
  Array.from({ length: of }, (_, index) => index + 1).filter((at) => !(at in pieces));

/** The pieces in their order. */
export const piecesInOrder = ({ of, pieces }: ScannedParts): string[] =>
  Array.from({ length: of }, (_, index) => pieces[index + 1] ?? '');
