import { isBookName, type BookName } from '../bible/books';
import type { SearchGroup, SearchResult } from './searchResult';
import { plainText } from '../bible/passageText';
import { displayBookName, formatReference } from '../references/reference';
import { booksOfGroup, SEARCH_GROUPS } from './searchGroups';
import { isOnlyWildcards } from './searchPhrase';
import { searchTerms } from './searchTerms';
import { isBlank } from '../text/text';
import {
  isTranslationCode,
  TRANSLATION_CODES,
  translationOf,
  type TranslationCode,
} from '../bible/translations';

/** What a Bible search asks for (§2 'Bible Search'). */
export interface BibleSearch {
  book: BookName | 'All';
  translations: readonly TranslationCode[];
  group: SearchGroup;
  /** `*` stands for any text inside a verse; `searchTerms` reads the rest. */
  phrase: string;
  /** Only whole words are found. */
  wholeWords?: true;
}

/** Longer than any phrase that a verse has; a whole chapter pasted by mistake is not sent. */
const MAX_PHRASE = 250;

/** Why a phrase cannot be searched for, for people to read; null when it can. */
export function phraseProblem(phrase: string): string | null {
  if (isBlank(phrase)) return 'Enter a word or phrase to search for.';
  const { sent } = searchTerms(phrase);
  if (isBlank(sent)) return 'A -word only leaves verses out: add a word to look for.';
  if (isOnlyWildcards(sent)) return 'A search for * alone would find every verse: add at least one word.';
  const wildcard = /[%_]/.exec(phrase)?.[0];
  if (wildcard !== undefined) {
    const taken = wildcard === '%' ? 'text' : 'letter';
    return `The server takes ${wildcard} for any ${taken}, and no verse has one: use * for what may be between.`;
  }
  const { length } = phrase.trim();
  if (length > MAX_PHRASE) {
    return `The phrase has ${length.toLocaleString('en')} characters; at most ${MAX_PHRASE} can be searched for.`;
  }
  return null;
}

/** The translation a search is in, or 'all' of them. */
export function searchedTranslation({ translations }: BibleSearch): TranslationCode | 'all' {
  return translations.length === 1 ? (translations[0] ?? 'all') : 'all';
}

/** A search as a query string, without its '?'; `searchFromQuery` reads it. Equal searches have equal queries. */
export function searchQuery(search: BibleSearch): string {
  return new URLSearchParams({
    phrase: search.phrase.trim(),
    group: search.group,
    book: search.book,
    translation: searchedTranslation(search),
    ...(search.wholeWords && { words: 'whole' }),
  }).toString();
}

/** The part of a search that the server answers: searches that only leave out more of its answer have the same. */
export function serverQuery({ book, group, translations, phrase }: BibleSearch): string {
  return searchQuery({ book, group, translations, phrase: searchTerms(phrase).sent });
}

/** Where a search looks: `Gospels, KJV`. */
export function searchScope(search: BibleSearch): string {
  const { book, group } = search;
  const where =
    book === 'All' ? (SEARCH_GROUPS.find(({ id }) => id === group)?.label ?? '') : displayBookName(book);
  const code = searchedTranslation(search);
  const words = search.wholeWords ? ', whole words' : '';
  return `${where}, ${code === 'all' ? 'all translations' : translationOf(code).shortName}${words}`;
}

/** What may find more than a search that found nothing: the whole of its group, of the Bible, and all translations. */
export function widerSearches(search: BibleSearch): readonly { label: string; search: BibleSearch }[] {
  const { book, group } = search;
  const whole: BibleSearch = { ...search, group: 'both', book: 'All' };
  const narrow = book !== 'All' || group !== 'both';
  const oneTranslation = searchedTranslation(search) !== 'all';
  return [
    ...(narrow ? [{ label: 'Search the whole Bible', search: whole }] : []),
    ...(oneTranslation
      ? [{ label: 'Search all translations', search: { ...whole, translations: TRANSLATION_CODES } }]
      : []),
  ];
}

export type ReadSearch = { ok: true; search: BibleSearch } | { ok: false; reason: string };

/**
 * The search of a query string; null when it has no phrase, which is no search at all. What is absent is the whole:
 * the full Bible, all of its books. What is there and makes no sense is refused with a reason for people to read.
 */
export function searchFromQuery(query: string, translation: TranslationCode): ReadSearch | null {
  const params = new URLSearchParams(query);
  const phrase = params.get('phrase');
  if (phrase === null) return null;
  const refused = (reason: string): ReadSearch => ({ ok: false, reason });

  const groupId = params.get('group') ?? 'both';
  const group = SEARCH_GROUPS.find(({ id }) => id === groupId)?.id;
  if (group === undefined) return refused(`There is no group of books “${groupId}”.`);

  const book = params.get('book') ?? 'All';
  if (book !== 'All' && !(isBookName(book) && booksOfGroup(group).some(({ bookName }) => bookName === book)))
    return refused(`There is no book “${book}” in that group.`);

  const code = params.get('translation') ?? translation;
  if (code !== 'all' && !isTranslationCode(code)) return refused(`There is no translation “${code}”.`);

  const problem = phraseProblem(phrase);
  if (problem !== null) return refused(problem);
  const translations = code === 'all' ? TRANSLATION_CODES : [code];
  const wholeWords = params.get('words') === 'whole' && ({ wholeWords: true } as const);
  return { ok: true, search: { phrase: phrase.trim(), group, book, translations, ...wholeWords } };
}

/**
 * A result as it is emailed, `[reference, text]` (§7): plain text, for the server escapes it itself. Angle brackets are
 * left out, which some mail programs take for tags all the same. The reference of a search in several translations
 * names the translation.
 */
export function emailPair(result: SearchResult, search: BibleSearch): [reference: string, text: string] {
  const reference = formatReference(result);
  const named = `${reference} (${translationOf(result.translation).shortName})`;
  const text = plainText(result.verses).replaceAll(/[<>]/g, '');
  return [searchedTranslation(search) === 'all' ? named : reference, text];
}
