import { beforeEach, expect, it } from 'vitest';
import { LEARNING_AT } from '@/routes/learnPath';
import { BASE_PATH, paths } from '@/routes/paths';
import { paintSet, setLink } from './paintSet';

const PATH = BASE_PATH + paths.learn;
const LINK = '?title=%3Cb%3EHope%3C/b%3E&refs=John+3:16;%3Cimg+src=x%3E';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

it('paints the title and the references of a link as text', () => {
  paintSet(setLink(PATH, LINK) ?? expect.fail());
  expect(document.querySelector('h1')?.textContent).toBe('<b>Hope</b>');
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'John 3:16',
    '<img src=x>',
  ]);
  expect(document.querySelector('img, b')).toBeNull();
});

it('paints the references between commas as the page shows them', () => {
  paintSet(setLink(PATH, '?t=KJV&refs=John+3:16,18,Romans+8:28') ?? expect.fail());
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'John 3:16,18',
    'Romans 8:28',
  ]);
});

it('paints nothing over an existing page', () => {
  document.querySelector('#root')?.append('The app');
  document.querySelector('#root')?.append(document.createElement('p'));
  paintSet(setLink(PATH, LINK) ?? expect.fail());
  expect(document.querySelector('h1')).toBeNull();
});

it.each([
  [PATH, `${LINK}&${LEARNING_AT}=1`],
  ['/nuggets/read/kjv/john/3', ''],
  ['/nuggets/learning', LINK],
])('%s%s is another page', (pathname, search) => {
  expect(setLink(pathname, search)).toBeNull();
});
