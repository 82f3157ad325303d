import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { paths, publicUrl } from '@/routes/paths';
import { hashOf } from '../model/item';

/** The longest text that is shown as codes: nobody scans more than a dozen. */
export const MAX_CHARACTERS = 8_000;
/** With this many characters and its URL, a code can still be read from one phone's screen by another's camera. */
const IN_ONE_CODE = 700;
const MAX_CODES = Math.ceil(MAX_CHARACTERS / IN_ONE_CODE);

/** One code of several: a piece of a packed text. */
export interface CodePart {
  /** Identifies the text. */
  textId: string;
  /** From 1 to `of`. */
  at: number;
  of: number;
  piece: string;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/**
 * A text as links, one for each code; null if it is too long for codes. Browsers send nothing after the # to a server.
 */
export function codeLinks(text: string): string[] | null {
  const packed = toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  if (packed.length > MAX_CHARACTERS) return null;
  const of = Math.ceil(packed.length / IN_ONE_CODE);
  return Array.from({ length: of }, (_, index) => {
    const piece = packed.slice(index * IN_ONE_CODE, (index + 1) * IN_ONE_CODE);
    return publicUrl(`${paths.handedOver}#${hashOf(packed)}.${index + 1}.${of}.${piece}`);
  });
}

const positive = v.pipe(v.string(), v.toNumber(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_CODES));
const linkParts = v.pipe(
  v.tuple([v.pipe(v.string(), v.nonEmpty()), positive, positive, v.pipe(v.string(), v.regex(/^[\w-]+$/))]),
  v.check(([, at, of]) => at <= of),
);

/** The part in the hash of a scanned link; null if there is none. */
export function readCodePart(hash: string): CodePart | null {
  const parsed = v.safeParse(linkParts, hash.replace(/^#/, '').split('.'));
  if (!parsed.success) return null;
  const [textId, at, of, piece] = parsed.output;
  return { textId, at, of, piece };
}

/** The text of all parts; null if they do not match the shown text. */
export function joinedParts(textId: string, pieces: readonly string[]): string | null {
  const packed = pieces.join('');
  if (hashOf(packed) !== textId) return null;
  try {
    return strFromU8(inflateSync(fromBase64Url(packed)));
  } catch {
    return null;
  }
}
