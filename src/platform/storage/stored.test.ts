import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { setSessionOnly } from './sessionOnlyUsers';
import { arraySchema, stored } from './stored';

const book = stored('nuggets.book', v.string(), null, 'anonymous');
const seen = stored('test.seen/', v.array(v.number()), null, 'user');

afterEach(() => setSessionOnly('ann', false));

it('gives back any text and any JSON as written', () => {
  const text = stored('test.text', v.string(), null, 'device');
  const json = stored('test.json', v.array(v.unknown()), null, 'device');
  fc.assert(
    fc.property(fc.string(), fc.array(fc.jsonValue()), (word, values) => {
      text.write(word);
      json.write(values);
      expect([text.read(), json.read()]).toEqual([word, JSON.parse(JSON.stringify(values))]);
    }),
    {
      examples: [
        ['null', []],
        ['5', []],
        ['"quoted"', []],
      ],
    },
  );
});

it.each(['{', '"text"', '[1,"2"]', 'null', ''])(
  'reads its fallback in place of the damaged %s',
  (damaged) => {
    localStorage.setItem('test.seen/ann', damaged);
    expect(seen.read('ann')).toBeNull();
  },
);

it('leaves the damaged items out of a list', () => {
  localStorage.setItem('test.list', '[1,"2",3,4]');
  expect(stored('test.list', arraySchema(v.number(), 2), [], 'device').read()).toEqual([1, 3]);
});

it('keeps what a user has to the tab if they signed in without Remember Me', () => {
  setSessionOnly('ann', true);
  seen.write('ann', [1]);
  book.write('john');
  expect([seen.read('ann'), book.read()]).toEqual([[1], 'john']);
  expect([localStorage.getItem('test.seen/ann'), localStorage.getItem('nuggets.book')]).toEqual([null, null]);
});

it('removes a value written as null', () => {
  seen.write('ann', [1]);
  seen.write('ann', null);
  expect([seen.read('ann'), localStorage.getItem('test.seen/ann')]).toEqual([null, null]);
});
