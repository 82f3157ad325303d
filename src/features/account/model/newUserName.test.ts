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

it.each([
  ['Anna❤️', 'Anna'],
  ['❤️ Anna 😀 ❤️ Lee', 'Anna 😀 Lee'],
  ['👨‍👩‍👧 Lee', 'Lee'],
  ['Ben1️⃣2', 'Ben2'],
  ['🏴\u{E0067}\u{E0062}\u{E007F}Tom', 'Tom'],
  ['an\u200bn', 'ann'],
  ['Ann\u00a0Lee', 'Ann Lee'],
  ['علی\u200cرضا', 'علیرضا'],
])('names %j without what cannot be seen, which is allowed: %j', (name, visible) => {
  expect(validateNewUserName(name)?.endsWith(`, as some emoji do. Without them: ${visible}`)).toBe(true);
  expect(validateNewUserName(visible)).toBeNull();
});

it('asks for another name where nothing else remains', () => {
  expect(validateNewUserName('❤️')).toMatch(/Please choose another\.$/);
});

it('refuses more than 100 characters, as a person counts them', () => {
  expect(validateNewUserName('😀'.repeat(100))).toBeNull();
  expect(validateNewUserName('a'.repeat(101))).toBe(
    'A user name has at most 100 characters; this one has 101.',
  );
});
