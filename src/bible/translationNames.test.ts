import { describe, expect, it } from 'vitest';
import { nearestTranslation } from './translationNames';

describe('nearestTranslation', () => {
  it.each([
    ['kjv', 'kjv'],
    ['KJV', 'kjv'],
    [' Esv ', 'esv'],
    ['niv84', 'niv'],
    ['NIV2011', 'niv'],
    ['nasb', 'nas'],
    ['HCSB', 'csb'],
    ['nkjv', 'nkj'],
    ['nrsv', 'nrs'],
    ['wb', 'wbt'],
    ['luther', 'niv'],
    ['', 'niv'],
    ['constructor', 'niv'],
  ])('offers for %j %s', (text, code) => {
    expect(nearestTranslation(text)).toBe(code);
  });
});
