import { describe, expect, it } from 'vitest';

import {
  DEFAULT_TRANSLATION,
  isTranslationCode,
  TRANSLATION_CODES,
  translationOf,
  TRANSLATIONS,
} from './translations';

describe('the table of translations', () => {
  it('has the 14 of the specification with their short names', () => {
    expect(TRANSLATIONS.map(({ code, shortName }) => `${code}=${shortName}`).join(' ')).toBe(
      'asv=ASV bbe=BBE csb=HCSB esv=ESV kjv=KJV nas=NASB lsb=LSB net=NET niv=NIV84 nkj=NKJV nlt=NLT nrs=NRSB wbt=WB ylt=YLT',
    );
  });

  it('names each one short name, dash, full title', () => {
    expect(translationOf('kjv').longName).toBe('KJV - King James Version');
    expect(translationOf('niv').longName).toBe('NIV - New International Version 1984');
    for (const { longName } of TRANSLATIONS) expect(longName).toMatch(/^[A-Z]+ - [A-Z].+/);
  });

  it('has niv as the default', () => {
    expect(DEFAULT_TRANSLATION).toBe('niv');
  });
});

describe('isTranslationCode', () => {
  it('accepts exact codes only', () => {
    expect(TRANSLATION_CODES.every(isTranslationCode)).toBe(true);
    expect(['KJV', 'NIV84', 'nasb', '', 'kjv ', 'constructor'].filter(isTranslationCode)).toEqual([]);
  });
});
