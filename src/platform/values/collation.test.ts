import { expect, it } from 'vitest';
import { isSameName } from './collation';

/* Names that MariaDB 10.11 compares as equal (`WEIGHT_STRING`); and also full width, a decomposed accent and a leading space. */
const SAME: readonly (readonly [string, string])[] = [
  // Case.
  ['demo', 'DEMO'],
  ['demo', 'dEmO'],
  ['änne', 'ÄNNE'],
  ['ольга', 'ОЛЬГА'],
  ['ελενη', 'ΕΛΕΝΗ'],
  ['æsop', 'ÆSOP'],
  ['øystein', 'ØYSTEIN'],
  ['łukasz', 'ŁUKASZ'],
  // Accents, composed and decomposed.
  ['demo', 'Démo'],
  ['demo', 'De\u0301mo'],
  ['Zoë', 'zoe'],
  ['François', 'francois'],
  ['Señora', 'senora'],
  ['Jürgen', 'jurgen'],
  ['Åke', 'ake'],
  ['Ângela', 'angela'],
  ['Ōta', 'ota'],
  ['Čapek', 'capek'],
  ['Đặng', 'đang'],
  ['Nguyễn', 'nguyen'],
  ['Tiên', 'tien'],
  ['Ełżbieta', 'eŁzbieta'],
  ['Ştefan', 'stefan'],
  ['Żaneta', 'zaneta'],
  ['Ėglė', 'egle'],
  ['Ελένη', 'ελενη'],
  ['Ёлка', 'елка'],
  // Letters that the server's comparison treats as another letter.
  ['Gueßt', 'Guest'],
  ['GUEẞT', 'guest'],
  ['weiß', 'weis'],
  ['ſam', 'Sam'],
  ['Kadır', 'kadir'],
  ['İrem', 'irem'],
  ['Νίκος', 'ΝΙΚΟΣ'],
  ['µ', 'Μ'],
  ['ϐασιλης', 'Βασίλης'],
  ['ϑεα', 'Θέα'],
  ['ϕοιϐη', 'Φοίβη'],
  ['ϰαϱπος', 'Κάρπος'],
  ['Nikolaϲ', 'Nikolaσ'],
  // Width.
  ['ｄｅｍｏ', 'demo'],
  ['Ａｎｎ１', 'ann1'],
  // Spaces at the ends.
  ['demo', 'demo '],
  ['demo', ' demo   '],
  ['demo', 'demo\u3000'],
  // Whatever needs four bytes.
  ['ann😀', 'ann🙏'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['demo', 'demo2'],
  ['ann', 'anne'],
  ['a b', 'ab'],
  ['a b', 'a  b'],
  ['a-b', 'a b'],
  ['weiß', 'weiss'],
  ['æsop', 'aesop'],
  ['œuvre', 'oeuvre'],
  ['øystein', 'oystein'],
  ['łukasz', 'lukasz'],
  ['đorđe', 'dorde'],
  ['þor', 'thor'],
  ['müller', 'mueller'],
  ['ann²', 'ann2'],
  ['ﬁnn', 'finn'],
  ['Анна', 'Anna'],
  ['か', 'が'],
  ['שלום', 'שָׁלוֹם'],
  ['ann😀', 'ann'],
  ['Guest', 'Quest'],
  ['', 'a'],
];

it.each(SAME)('takes %j and %j for the same user', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

it.each(DIFFERENT)('tells %j and %j apart', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
});
