import { expect, it } from 'vitest';
import { validateNewUserName } from './newUserName';

it.each(['ann', 'Ann Lee', 'Jürgen', 'ann😀', 'Ольга', 'שלום', '', '😀'])('allows %j', (name) => {
  expect(validateNewUserName(name)).toBeNull();
});

it.each([
  ['a zero width space', 'an\u200bn'],
  ['a zero width joiner', 'an\u200dn'],
  ['a soft hyphen', 'an\u00adn'],
  ['a byte order mark', 'an\ufeffn'],
  ['a mark of direction', 'ann\u202e'],
  ['a variation selector', 'ann\ufe0f'],
  ['a Hangul filler', 'ann\u3164'],
  ['an empty Braille pattern', 'ann\u2800'],
  ['a control character', 'an\u0007n'],
  ['a line separator', 'an\u2028n'],
  ['a space that does not break', 'Ann\u00a0Lee'],
  ['a wide space', 'Ann\u3000Lee'],
])('refuses %s', (_, name) => {
  expect(validateNewUserName(name)).toMatch(/invisible/);
});

it('refuses more than 100 characters, as a person counts them', () => {
  expect(validateNewUserName('😀'.repeat(100))).toBeNull();
  expect(validateNewUserName('a'.repeat(101))).toBe(
    'A user name has at most 100 characters; this one has 101.',
  );
});
