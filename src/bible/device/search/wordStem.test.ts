import { expect, it } from 'vitest';
import { wordStem } from './wordStem';

it.each([
  'love loves loved loving loveth lovest lovedst',
  'go goes goeth goest going',
  'sit sits sitteth sitting',
  'cry cries cried crieth criest crying',
  'die dies died dieth diest dying',
  'use uses used useth usest using',
  'see sees seeth seest seeing',
  'add adds added addeth adding',
  'fulfil fulfill fulfilled fulfilling fulfilleth',
  'church churches',
  'enemy enemies',
  'smite smiteth smitest smiting',
  'pass passes passed passeth passing',
])('finds one stem for the forms %s', (forms) => {
  expect(new Set(forms.split(' ').map(wordStem)).size).toBe(1);
});

it.each([
  'us use',
  'even evening',
  'for forest',
  'man many',
  'hop hope',
  'will wile',
  'the thee',
  'his hiss',
  'see seed',
  'tile till',
])('finds two stems for the words %s', (words) => {
  expect(new Set(words.split(' ').map(wordStem)).size).toBe(2);
});

it.each(['jesus', 'was', 'priest', 'king', 'constructor', 'ας'])('leaves %s as it is', (word) => {
  expect(wordStem(word)).toBe(word);
});
