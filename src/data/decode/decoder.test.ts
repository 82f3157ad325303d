import { expect, it } from 'vitest';
import { newId, success } from './decoder';

it.each([
  [7, { ok: true, value: 7 }],
  ['7', { ok: true, value: 7 }],
  [0, { ok: false, rejection: '0' }],
  [-1, { ok: false, rejection: '-1' }],
  ['no such user', { ok: false, rejection: 'no such user' }],
  [1.5, { ok: false }],
  [null, { ok: false }],
  [{ id: 7 }, { ok: false }],
])('reads %j as a new row’s id', (answer, expected) => {
  expect(newId(answer)).toEqual(expected);
});

it.each([
  ['success', { ok: true, value: 'success' }],
  ['error', { ok: false, rejection: 'error' }],
  [true, { ok: false }],
  [null, { ok: false }],
])('reads %j as the outcome of a write', (answer, expected) => {
  expect(success(answer)).toEqual(expected);
});
