export const TRANSLATION_CODES = [
  'asv',
  'bbe',
  'csb',
  'esv',
  'kjv',
  'nas',
  'lsb',
  'net',
  'niv',
  'nkj',
  'nlt',
  'nrs',
  'wbt',
  'ylt',
] as const;

export type TranslationCode = (typeof TRANSLATION_CODES)[number];

/** The translation to open until the user chooses one. */
export const DEFAULT_TRANSLATION: TranslationCode = 'niv';

export interface Translation {
  code: TranslationCode;
  /** `KJV`. */
  shortName: string;
  /** `KJV - King James Version`. */
  longName: string;
}

/** Short and long names. */
const NAMES: Readonly<Record<TranslationCode, readonly [shortName: string, longName: string]>> = {
  asv: ['ASV', 'ASV - American Standard Version'],
  bbe: ['BBE', 'BBE - Bible in Basic English'],
  csb: ['HCSB', 'HCSB - Holman Christian Standard Bible'],
  esv: ['ESV', 'ESV - English Standard Version'],
  kjv: ['KJV', 'KJV - King James Version'],
  nas: ['NASB', 'NASB - New American Standard Bible'],
  lsb: ['LSB', 'LSB - Legacy Standard Bible'],
  net: ['NET', 'NET - New English Translation'],
  niv: ['NIV84', 'NIV - New International Version 1984'],
  nkj: ['NKJV', 'NKJV - New King James Version'],
  nlt: ['NLT', 'NLT - New Living Translation'],
  nrs: ['NRSB', 'NRSB - New Revised Standard Bible'],
  wbt: ['WB', 'WB - Webster Bible'],
  ylt: ['YLT', "YLT - Young's Literal Translation"],
};

/** The translation of a code. */
export function translationOf(code: TranslationCode): Translation {
  const [shortName, longName] = NAMES[code];
  return { code, shortName, longName };
}

/** All 14, in the order of every list of them. */
export const TRANSLATIONS: readonly Translation[] = /* @__PURE__ */ TRANSLATION_CODES.map(translationOf);

/** Whether a text is exactly a code, lowercase. */
export function isTranslationCode(x: string): x is TranslationCode {
  return TRANSLATION_CODES.some((code) => code === x);
}
