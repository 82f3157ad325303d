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

/** §9: what is opened when nobody chose. */
export const DEFAULT_TRANSLATION: TranslationCode = 'niv';
