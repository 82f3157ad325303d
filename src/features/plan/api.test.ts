import { expect, it } from 'vitest';
import { readingProgress } from './api';

const row = { dayOfWeek: 'Saturday', bookName: 'mark', bookId: 41, chapter: 3, dateRead: '2026-11-21' };
const read = (change: object) => {
  const answer = readingProgress.decode([{ ...row, ...change }]);
  return answer.ok ? answer.value[0] : undefined;
};

it.each([{}, { chapter: '3', bookId: '41' }, { dateRead: '2026-11-21 00:30:00' }])('reads %j', (change) => {
  expect(read(change)).toEqual({
    dayOfWeek: 'Saturday',
    bookName: 'mark',
    chapter: 3,
    dateRead: '2026-11-21',
  });
});

it.each([undefined, null, '', 'N/A', -1])('needs no number if the book is named: %j', (bookId) => {
  expect(read({ bookId })).toMatchObject({ bookName: 'mark' });
});

it.each([undefined, null, '', 'N/A', 'judas'])(
  'goes by the number of a book that is called %j',
  (bookName) => {
    expect(read({ bookName })).toMatchObject({ bookName: 'mark' });
    expect(read({ bookName, bookId: 0 })).toBeUndefined();
    expect(read({ bookName, bookId: null })).toBeUndefined();
  },
);

it.each([undefined, null, '', 'N/A', '0000-00-00', '2026-02-30', 20261121])(
  'keeps what was read on a day that is %j',
  (dateRead) => {
    expect(read({ dateRead })).toMatchObject({ bookName: 'mark', chapter: 3, dateRead: '' });
  },
);

it.each(['Saturday', 'saturday', 'SATURDAY', ' Sat ', 'sat'])('takes %j for Saturday', (dayOfWeek) => {
  expect(read({ dayOfWeek })).toMatchObject({ dayOfWeek: 'Saturday' });
});

it.each([undefined, null, '', 'Someday', 'S', 6])('knows no day called %j', (dayOfWeek) => {
  expect(read({ dayOfWeek })).toBeUndefined();
});

it.each([undefined, null, '', 0, -1, 1.5, 17])('knows no chapter %j', (chapter) => {
  expect(read({ chapter })).toBeUndefined();
});
