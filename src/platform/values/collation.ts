/** Full-width letters, and a variant of sigma. */
const VARIANTS = /[！-～ϲ]/g;
const ACCENTS = /[\u0300-\u036F]/g;
const BEYOND_BMP = /[\u{10000}-\u{10FFFF}]/gu;

/** A letter as those of the same capital are compared: ſ as s, ı as i, ς as σ, ϕ as φ. */
function ofCapital(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === 1 ? capital.toLowerCase() : letter;
}

/**
 * A name as the server's database compares it, by MariaDB's `utf8mb4_general_ci`: without case, accents and spaces at the end,
 * ß as s, and every character beyond the basic plane the same. Full width counts as plain, too. Where this is broader than
 * the server, users get their own data; were it narrower, the server would give them another's data.
 */
export const collationKey = (name: string): string =>
  name
    .trim()
    .replaceAll(VARIANTS, (variant) => variant.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll('ß', 's')
    .replaceAll(BEYOND_BMP, '\uFFFD')
    .replaceAll(/./gs, ofCapital);

/** Whether two names are the same to the server's database. */
export const isSameName = (one: string, other: string): boolean => collationKey(one) === collationKey(other);
