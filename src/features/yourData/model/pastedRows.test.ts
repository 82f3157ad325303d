import { expect, it } from 'vitest';
import { itemLabel } from './item';
import { pastedRows } from './pastedRows';

const step = () => Promise.resolve();
const read = async (text: string) => {
  const { rows } = await pastedRows(text, { as: 'passage', translation: 'kjv' }, step);
  return rows.map((row) => {
    if ('item' in row) return `${row.location}: ${itemLabel(row.item)}`;
    return `${row.location}: ${row.isBeside ? `~ ${row.text}` : `! ${row.reason}`}`;
  });
};

it.each<[string, string[]]>([
  [
    'John 3:16; Rom 8:28-30 ESV; Ps 23',
    ['line 1: John 3:16 KJV', 'line 1: Romans 8:28-30 ESV', 'line 1: Psalms 23:1-6 KJV'],
  ],
  [
    'Rom 8:28; 12:1-2\n13:8',
    ['line 1: Romans 8:28 KJV', 'line 1: Romans 12:1-2 KJV', 'line 2: Romans 13:8 KJV'],
  ],
  [
    'John 3:16, 18 and 1 Cor 13:4-7 (NIV)',
    ['line 1: John 3:16 NIV84', 'line 1: John 3:18 NIV84', 'line 1: 1 Corinthians 13:4-7 NIV84'],
  ],
  [
    '* John 3:16 - For God so loved the world',
    ['line 1: John 3:16 KJV', 'line 1: ~ For God so loved the world'],
  ],
  ['Jude 5', ['line 1: Jude 1:5 KJV']],
  ['Joh 3,16; 4,2\n12,1-2', ['line 1: John 3:16 KJV', 'line 1: John 4:2 KJV', 'line 2: John 12:1-2 KJV']],
  ['Röm 8,28 ESV', ['line 1: Romans 8:28 ESV']],
  ['Ps 1, 23', ['line 1: Psalms 1:1-6 KJV', 'line 1: Psalms 23:1-6 KJV']],
  ['John 3:16,18', ['line 1: John 3:16 KJV', 'line 1: John 3:18 KJV']],
  ['John 3,99', ["line 1: ! Cannot read 'John 3,99': its end is not in the Bible"]],
  ['John 3:16,99', ["line 1: ! Cannot read 'John 3:16,99': its end is not in the Bible"]],
  ['2 Tim 3:16–17 nkjv', ['line 1: 2 Timothy 3:16-17 NKJV']],
  ['Matt 5:48-6:2', ['line 1: Matthew 5:48 KJV', 'line 1: Matthew 6:1-2 KJV']],
  ['\n\n;;', []],
  ['John 3:99', ['line 1: ! John 3 has 36 verses']],
  ['John 3:16-99', ["line 1: ! Cannot read 'John 3:16-99': its end is not in the Bible"]],
  ['John 3:16 MSG', ['line 1: ! MSG is none of the translations that can be read here']],
  ['John', ['line 1: ! No chapter is named: write it as John 1:1']],
  ['3 John 15 NIV', ['line 1: ! 3 John 1 has 14 verses in this translation']],
])('reads %j', async (text, expected) => {
  expect(await read(text)).toEqual(expected);
});

it('reports the words that are no reference', async () => {
  expect(await read('Hello world\nJohn 3:16')).toEqual([
    expect.stringMatching(/^line 1: ! Unknown Book: Hello/),
    'line 2: John 3:16 KJV',
  ]);
});
