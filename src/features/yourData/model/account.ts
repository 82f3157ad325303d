import type { Rows } from '@/data/list/listResource';
import type { AppendLetter } from '@/bible/passage';
import type { RecallEntry } from '@/features/memory/model/public';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { refOf } from '@/bible/passage';
import { itemKey, newPassage, passageKey } from './item';
import type { Step } from './steps';

/** What an account has, with the writes that are not at the server yet. */
export interface Account {
  topics: Rows<'topics'>;
  passages: Rows<'passages'>;
  overrides: Rows<'overrides'>;
  nuggets: Rows<'nuggets'>;
  quotes: Rows<'quotes'>;
  prayers: Rows<'prayers'>;
  links: Rows<'links'>;
  /** The runs of recall that this device knows. */
  recall: readonly RecallEntry[];
}

/** The ids of the rows with each key (see `itemKey`); a link, which has no id, counts as 0. */
export type AccountKeys = ReadonlyMap<string, readonly number[]>;

/** The letters of the passages: the user's own wordings know them better than the list. */
export function lettersOf({ passages, overrides }: Pick<Account, 'passages' | 'overrides'>) {
  const own = new Map(overrides.map(({ passageId, appendLetter }) => [passageId, appendLetter]));
  const letters = new Map(
    passages.map(({ passageId, appendLetter }) => [passageId, own.get(passageId) ?? appendLetter]),
  );
  return (passageId: number): AppendLetter => letters.get(passageId) ?? '';
}

/** What an account has, by what it is recognised by. */
export async function accountKeys(account: Account, step: Step): Promise<AccountKeys> {
  const keys = new Map<string, number[]>();
  const add = async (key: string, id: number) => {
    const known = keys.get(key);
    if (known) known.push(id);
    else keys.set(key, [id]);
    await step();
  };
  const letterOf = lettersOf(account);
  for (const { id, name } of account.topics) await add(itemKey({ kind: 'topic', name }), id);
  for (const row of account.passages) {
    const letter = letterOf(row.passageId);
    await add(passageKey({ ref: refOf(row), letter }), row.passageId);
  }
  for (const row of account.nuggets) {
    const { ref } = newPassage({ ...row, translation: DEFAULT_TRANSLATION });
    await add(itemKey({ kind: 'nugget', ref, topics: [] }), row.passageId);
  }
  for (const { quoteId, text } of account.quotes)
    await add(itemKey({ kind: 'quote', text: text ?? '', topics: [] }), quoteId);
  for (const { prayerId, archived, ...fields } of account.prayers)
    await add(itemKey({ kind: 'prayer', fields, archived }), prayerId);
  for (const { label, action } of account.links) await add(itemKey({ kind: 'link', label, action }), 0);
  for (const { id, passageId } of account.recall) await add(`recall ${id}`, passageId);
  return keys;
}
