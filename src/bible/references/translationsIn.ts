import { translationByName } from '../translationNames';
import { TRANSLATIONS, type TranslationCode } from '../translations';

/** A translation that is named beside a reference. */
export interface NamedTranslation {
  /** Its position, with the punctuation around it: ` (ESV)`. */
  start: number;
  end: number;
  name: string;
  /** Undefined for one that is not on this server. */
  code: TranslationCode | undefined;
}

/** Names in use for translations of the list, beside their codes, short names and long names, in lower case. */
const OTHER_NAMES: Readonly<Record<string, TranslationCode>> = {
  av: 'kjv',
  'authorized version': 'kjv',
  'authorised version': 'kjv',
  'king james': 'kjv',
  'new king james': 'nkj',
  'american standard': 'asv',
  'christian standard bible': 'csb',
  'english standard': 'esv',
  nasb95: 'nas',
  nasb1995: 'nas',
  'nasb 1995': 'nas',
  'new american standard': 'nas',
  niv1984: 'niv',
  'niv 1984': 'niv',
  'niv 84': 'niv',
  'new international version': 'niv',
  nrsv: 'nrs',
  'new revised standard version': 'nrs',
  'new english translation': 'net',
  'new living': 'nlt',
  'webster bible': 'wbt',
  "young's literal": 'ylt',
  'youngs literal translation': 'ylt',
};

/** Translations that are often named and not on this server. */
const ELSEWHERE =
  `amp|ampc|amplified|amplified bible|amplified version|akjv|asb|blb|brg|bsb|berean standard bible|ceb|
  common english bible|cev|contemporary english version|cjb|complete jewish bible|darby|dlnt|dra|douay-rheims|drb|ehv|elb|erv|
  easy-to-read version|esvuk|exb|gnb|gnt|gntd|gnv|good news|good news bible|good news translation|geneva bible|gw|god's word|
  gods word|hfa|hnv|holman|icb|isv|jb|jps|jub|kj21|kjva|leb|living bible|lsg|luth|luther|lut|lxx|septuagint|mev|mounce|msg|
  the message|message|nab|nabre|nasb2020|nasb 2020|nasb20|nasu|ncb|ncv|new century version|neb|new american bible|new jerusalem bible|nhb|nheb|nirv|
  niv2011|niv 2011|niv11|nivuk|njb|nlv|nmb|nog|nrsva|nrsvace|nrsvce|nrsvue|nrsvu|nte|nvi|ojb|phillips|reb|rgt|rsv|rsvce|revised standard version|
  rvr|rvr1960|rvr60|sch|schlachter|tev|tlb|tlv|tnk|tniv|tpt|passion|the passion translation|the living bible|voice|the voice|vulgate|web|webbe|
  world english bible|wyc|wycliffe|ylt98|1599 geneva bible`.split(/\|\s*/);

const LONG_NAMES: ReadonlyMap<string, TranslationCode> = new Map(
  TRANSLATIONS.map(({ code, longName }) => [longName.replace(/^\w+ - /, '').toLowerCase(), code]),
);
const NAMES: ReadonlyMap<string, TranslationCode> = new Map([...LONG_NAMES, ...Object.entries(OTHER_NAMES)]);

/** The translation of a code, a short or long name or another usual name, in any case; undefined for any other text. */
export function translationNamed(name: string): TranslationCode | undefined {
  const key = name.replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase();
  return (
    translationByName(key) ?? NAMES.get(key) ?? NAMES.get(key.replace(/ (?:bible|version|translation)$/, ''))
  );
}

/** Why a translation of some name cannot be read. */
export const unknownName = (name: string): string =>
  `${name.trim()} is none of the translations that can be read here`;

const ALL_NAMES = [
  ...TRANSLATIONS.flatMap(({ code, shortName }) => [code, shortName.toLowerCase()]),
  ...NAMES.keys(),
  ...ELSEWHERE,
]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll("'", "['’]").replaceAll(' ', String.raw`\s+`))
  .join('|');

/** A name, with what some write after it; `Jer 3 ESV 5:1` is not meant. */
const NAME = new RegExp(
  String.raw`(?:${ALL_NAMES})(?:\s+(?:version|translation|bible))?(?![\p{L}\p{N}]|\s*\d{1,3}\s*[:.]\d)`,
  'iuy',
);
/** Any other abbreviation in capitals. */
const CAPITALS = /(?!I{1,3}\b)[A-Z]{2,6}\d{0,4}(?![\p{L}\p{N}])/uy;
/** Where what belongs together ends: a name in lower case may be a word elsewhere (`net`), and capitals may be any. */
const ENDS = /[\s)\]},.|-]*(?:$|[;\n])/y;
/** After which a translation may follow: a number, or the end of a chapter. */
const NUMBER = /(?:\d(?:(?:[a-e]|ff?\.?)(?!\p{L}))?|\bend(?!\p{L}))(?!\p{N})/giu;
const BEFORE_NAME = /[\s,;:/|([{-]*/y;
const BETWEEN_NAMES = /[\s,;/&+|]+/y;
const AFTER_NAME = /[ )\]}]*/y;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function nameAt(text: string, at: number): string | undefined {
  const name = matchAt(NAME, text, at);
  const isEnd = (found: string) => matchAt(ENDS, text, at + found.length) !== undefined;
  if (name !== undefined && (name !== name.toLowerCase() || isEnd(name))) return name;
  const capitals = matchAt(CAPITALS, text, at);
  return capitals !== undefined && isEnd(capitals) ? capitals : undefined;
}

/** The translations named from an index on, after a reference: ` (ESV, NIV)`. */
function namesAt(text: string, from: number): NamedTranslation[] {
  const names: NamedTranslation[] = [];
  let start = from;
  let at = from + (matchAt(BEFORE_NAME, text, from) ?? '').length;
  for (let name = nameAt(text, at); name !== undefined; name = nameAt(text, at)) {
    const end = at + name.length;
    names.push({
      start,
      end: end + (matchAt(AFTER_NAME, text, end) ?? '').length,
      name,
      code: translationNamed(name),
    });
    start = names.at(-1)?.end ?? end;
    at = end + (matchAt(BETWEEN_NAMES, text, end) ?? '').length;
  }
  return names;
}

/** The translations that are named after a reference of a text, in order. */
export function translationsIn(text: string): NamedTranslation[] {
  const names: NamedTranslation[] = [];
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const end = index + number.length;
    if (end > (names.at(-1)?.end ?? 0)) names.push(...namesAt(text, end));
  }
  return names;
}

/** A reference, which begins with a name, or anything after a sign. */
const AFTER_LEADING = /[\s,)\].|-]*(?:[:)\]]|-\s)\s*|\s+(?=(?:[1-3I]+[\s.]*)?\p{L}+\.?\s*\d)/uy;

/** The translation that a line begins with: `ESV: John 3:16`, `NIV Rom 8:28`. */
export function leadingTranslation(text: string): NamedTranslation | undefined {
  const start = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0;
  const name = matchAt(NAME, text, start);
  if (name === undefined) return undefined;
  const code = translationNamed(name);
  const after = matchAt(AFTER_LEADING, text, start + name.length);
  // `Message: John 3:16` is a sermon.
  if (after === undefined || (code === undefined && name !== name.toUpperCase())) return undefined;
  return { start: 0, end: start + name.length + after.length, name, code };
}
