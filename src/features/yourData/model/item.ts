import { topicKey } from '@/features/topics/model/public';
import { refOf, type PassageRef, type AppendLetter } from '@/bible/passage';
import type { Box, RecallEntry } from '@/features/memory/model/public';
import type { PrayerFields } from '@/features/prayers/model/public';
import { formatReference, rangeKey, versesKey } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';
import { isoDay } from '@/platform/values/dates';
import { preview } from '@/platform/values/text';

/** A memory passage to import. */
export interface PassageItem {
  kind: 'passage';
  ref: PassageRef;
  box: Box;
  letter: AppendLetter;
  /** The user's custom text; blank for none. */
  ownText: string;
  explanation: string;
  /** Epoch milliseconds; null for never. */
  lastViewed: number | null;
}

export interface NuggetItem {
  kind: 'nugget';
  /** The list of nuggets names no translation, but adding one does. */
  ref: PassageRef;
  topics: readonly string[];
}

export interface QuoteItem {
  kind: 'quote';
  text: string;
  topics: readonly string[];
}

/** One run of recall. The passage is named by its reference, because ids differ between accounts. */
export interface RecallItem {
  kind: 'recall';
  entry: RecallEntry;
  passage: PassageIdentity;
}

/** The identity of a memory passage: reference, translation and letter. */
export interface PassageIdentity {
  ref: PassageRef;
  letter: AppendLetter;
}

/** An item that can be imported into an account. */
export type Item =
  | { kind: 'topic'; name: string }
  | PassageItem
  | NuggetItem
  | QuoteItem
  | { kind: 'prayer'; fields: PrayerFields; archived: boolean }
  | { kind: 'link'; label: string; action: string }
  | RecallItem;

export type ItemKind = Item['kind'];

/** In the order in which they are added: later kinds have topics, and runs of recall need their passages. */
export const ITEM_KINDS = ['topic', 'passage', 'nugget', 'quote', 'prayer', 'link', 'recall'] as const;

export const KIND_NAMES: Readonly<Record<ItemKind, readonly [one: string, many: string]>> = {
  topic: ['topic', 'topics'],
  passage: ['memory passage', 'memory passages'],
  nugget: ['nugget', 'nuggets'],
  quote: ['quote', 'quotes'],
  prayer: ['prayer', 'prayers'],
  link: ['link', 'links'],
  recall: ['run of recall', 'runs of recall'],
};

/** A passage as a person adds it: in box 1, without a custom text or explanation. */
export const newPassage = (ref: PassageRef, more: Partial<PassageItem> = {}): PassageItem => ({
  kind: 'passage',
  ref: refOf(ref),
  box: 1,
  letter: '',
  ownText: '',
  explanation: '',
  lastViewed: null,
  ...more,
});

const QUOTE_MARKS = /["'`´‘’‚‛“”„‟«»‹›「」『』＂＇]/gu;

/** A longer text is identified by its start, its length and this hash, because keys of 100 KB would fill the memory. */
const MAX_KEY = 200;

/** A hash of 53 bits. */
export function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** The key of a text, regardless of its case, spaces and quotation marks. */
export function sameTextKey(text: string): string {
  const key = text.normalize('NFKC').replace(QUOTE_MARKS, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (key.length <= MAX_KEY) return key;
  return `${key.slice(0, MAX_KEY / 2)} ${key.length} ${hashOf(key)}`;
}

export const passageKey = ({ ref, letter }: PassageIdentity): string => `passage ${rangeKey(ref)}${letter}`;

/** Two items with the same key are the same thing: only one of them is added. */
export function importKey(item: Item): string {
  switch (item.kind) {
    case 'topic':
      return `topic ${topicKey(item.name)}`;
    case 'passage':
      return passageKey(item);
    case 'nugget':
      return `nugget ${versesKey(item.ref)}`;
    case 'quote':
      return `quote ${sameTextKey(item.text)}`;
    case 'prayer': {
      const { title, details, personName } = item.fields;
      return `prayer ${[title, details, personName].map(sameTextKey).join('\n')}`;
    }
    case 'link':
      return `link ${sameTextKey(item.label)}\n${item.action.trim()}`;
    case 'recall':
      return `recall ${item.entry.id}`;
  }
}

const LABEL_LENGTH = 90;

/** An item in a line. */
export function itemLabel(item: Item): string {
  switch (item.kind) {
    case 'topic':
      return preview(item.name, LABEL_LENGTH);
    case 'passage':
      return `${formatReference(item.ref, item.letter)} ${translationOf(item.ref.translation).shortName}`;
    case 'nugget':
      return formatReference(item.ref);
    case 'quote':
      return preview(item.text.replace(/\s+/gu, ' '), LABEL_LENGTH);
    case 'prayer':
      return preview(item.fields.title, LABEL_LENGTH);
    case 'link':
      return preview(`${item.label}: ${item.action}`, LABEL_LENGTH);
    case 'recall':
      return `${formatReference(item.passage.ref, item.passage.letter)}, ${isoDay(new Date(item.entry.at))}`;
  }
}
