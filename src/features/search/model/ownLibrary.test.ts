import { expect, it } from 'vitest';
import { previewOfFound } from './ownLibrary';
import { searchTerms } from './searchTerms';

it('shows the part with a match whose accents are written apart', () => {
  const text = `${'über '.repeat(60)}gnädig`.normalize('NFD');
  expect(previewOfFound(searchTerms('"gnädig"'), '', [text])).toMatch(/^\.\.\.(?:über )+gnädig$/);
});
