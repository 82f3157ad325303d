import type { BookName } from '@/bible/books';
import type { WordForm } from '@/bible/device/search/wordStudy';
import type { SearchResult } from './searchResult';
import { versesText } from '@/bible/passageText';
import { displayBookName, formatReference } from '@/bible/references/reference';
import { booksOfGroup, SEARCH_GROUPS, type SearchGroup } from './searchGroups';
import { hasStrayQuote, searchTerms, type SearchTerms } from './searchTerms';
import { isBlank, formatNumber } from '@/platform/values/text';
import {
  isTranslationCode,
  TRANSLATION_CODES,
  translationOf,
  type TranslationCode,
} from '@/bible/translations';

/** A Bible search. */
export interface BibleSearch {
  book: BookName | 'All';
  translations: readonly TranslationCode[];
  group: SearchGroup;
  /** `*` stands for any text inside a verse; `searchTerms` parses the rest. */
  phrase: string;
  /** Find only whole words. */
  wholeWords?: true;
  /** With `wholeWords`: find the other forms of a single word too, as `loved` and `loveth`. */
  forms?: true;
}

/** Longer than any phrase in a verse, so that a whole chapter pasted by mistake is not sent. */
const MAX_PHRASE = 250;

/** The reason to show if a phrase cannot be searched for; null if it can. */
export function phraseProblem(phrase: string): string | null {
  if (isBlank(phrase)) return 'Enter a word or phrase to search for.';
  const terms = searchTerms(phrase);
  const { sent } = terms;
  if (isBlank(sent)) return 'A -word only leaves verses out: add a word to look for.';
  if (isBlank(sent.replaceAll('*', '')))
    return 'A search for * alone would find every verse: add at least one word.';
  if (phrase.includes('\\'))
    return 'No verse has a backslash, and the server takes it for a sign of its own.';
  const wildcard = /[%_]/.exec(phrase)?.[0];
  if (wildcard !== undefined) {
    const unit = wildcard === '%' ? 'text' : 'letter';
    return `The server takes ${wildcard} for any ${unit}, and no verse has one: use * for what may be between.`;
  }
  if (hasStrayQuote(terms))
    return 'Quotes stand around the whole phrase, or after a minus: leave them out, or use * for what may be between.';
  const { length } = phrase.trim();
  if (length > MAX_PHRASE) {
    return `The phrase has ${formatNumber(length)} characters; at most ${MAX_PHRASE} can be searched for.`;
  }
  return null;
}

/** The number of wildcards, which are asterisks, in a search phrase. */
export function wildcardCount(phrase: string): number {
  return phrase.split('*').length - 1;
}

/** The translation a search is in, or 'all' of them. */
export function searchedTranslation({ translations }: BibleSearch): TranslationCode | 'all' {
  return translations.length === 1 ? (translations[0] ?? 'all') : 'all';
}

/** A search as a query string, without its '?'; `searchFromQuery` parses it. Equal searches have equal queries. */
export function searchQuery(search: BibleSearch): string {
  return new URLSearchParams({
    phrase: search.phrase.trim(),
    group: search.group,
    book: search.book,
    translation: searchedTranslation(search),
    ...(search.wholeWords && { words: search.forms ? 'forms' : 'whole' }),
  }).toString();
}

/** The query for the server. Searches that differ only in the filters applied here have the same one. */
export function serverQuery({ book, group, translations, phrase, forms }: BibleSearch): string {
  const sent: BibleSearch = { book, group, translations, phrase: searchTerms(phrase).sent };
  return searchQuery(forms ? { ...sent, wholeWords: true, forms } : sent);
}

/** Whether other forms of the phrase can be looked for: it is a single whole word, and only one translation is searched. */
export const isOfOneWord = ({ phrase, translations, wholeWords }: BibleSearch): boolean =>
  wholeWords === true && translations.length === 1 && /^[\p{L}\p{M}]+$/u.test(searchTerms(phrase).sent);

/** The terms of a search; `forms` are those that were found of its word. */
export function termsOf(
  { phrase, wholeWords }: Pick<BibleSearch, 'phrase' | 'wholeWords'>,
  forms: readonly WordForm[],
): SearchTerms {
  const terms = searchTerms(phrase, wholeWords);
  return forms.length > 0 ? { ...terms, forms: forms.map(({ word }) => word) } : terms;
}

/** The scope of a search as text: `Gospels, KJV`. */
export function searchScope(search: BibleSearch): string {
  const { book, group } = search;
  const where =
    book === 'All' ? (SEARCH_GROUPS.find(({ id }) => id === group)?.label ?? '') : displayBookName(book);
  const code = searchedTranslation(search);
  const suffix =
    search.forms && isOfOneWord(search) ? ', all forms' : search.wholeWords ? ', whole words' : '';
  return `${where}, ${code === 'all' ? 'all translations' : translationOf(code).shortName}${suffix}`;
}

/** Wider searches to offer after one that found nothing: in the whole Bible, and, in the same books, in all translations. */
export function widerSearches(search: BibleSearch): readonly { label: string; search: BibleSearch }[] {
  const { book, group } = search;
  const whole: BibleSearch = { ...search, group: 'both', book: 'All' };
  const narrow = book !== 'All' || group !== 'both';
  const oneTranslation = searchedTranslation(search) !== 'all';
  return [
    ...(narrow ? [{ label: 'Search the whole Bible', search: whole }] : []),
    ...(oneTranslation
      ? [{ label: 'Search all translations', search: { ...search, translations: TRANSLATION_CODES } }]
      : []),
  ];
}

/** A search that can be run, or the reason why it cannot; `draft` then has its valid parts, to be corrected. */
export type ReadSearch =
  { ok: true; search: BibleSearch } | { ok: false; reason: string; draft: BibleSearch };

/**
 * The search in a query string; null if it has no phrase. Missing group and book mean the full Bible, a missing
 * translation means `translation`. Case is ignored. Invalid values are refused with a reason to show.
 */
export function searchFromQuery(query: string, translation: TranslationCode): ReadSearch | null {
  const params = new URLSearchParams(query);
  const phrase = params.get('phrase');
  if (phrase === null) return null;
  const problems: string[] = [];
  const known = <T>(value: T | undefined, problem: string, instead: T): T => {
    if (value === undefined) problems.push(problem);
    return value ?? instead;
  };
  const groupId = params.get('group') ?? 'both';
  const group = known(
    SEARCH_GROUPS.find(({ id }) => id === groupId.toLowerCase())?.id,
    `There is no group of books “${groupId}”.`,
    'both',
  );
  const slug = params.get('book') ?? 'All';
  const book = known(
    slug.toLowerCase() === 'all'
      ? 'All'
      : booksOfGroup(group).find(({ bookName }) => bookName === slug.toLowerCase())?.bookName,
    `There is no book “${slug}” in that group.`,
    'All',
  );
  const named = params.get('translation') ?? translation;
  const code = named.toLowerCase();
  const translations = known(
    code === 'all' ? TRANSLATION_CODES : isTranslationCode(code) ? [code] : undefined,
    `There is no translation “${named}”.`,
    [translation],
  );
  const words = params.get('words')?.toLowerCase();
  const search: BibleSearch = {
    phrase,
    group,
    book,
    translations,
    ...((words === 'whole' || words === 'forms') && { wholeWords: true }),
    ...(words === 'forms' && { forms: true }),
  };

  const reason = problems[0] ?? phraseProblem(phrase);
  if (reason !== null) return { ok: false, reason, draft: search };
  return { ok: true, search: { ...search, phrase: phrase.trim() } };
}

/**
 * A result for an email, `[reference, text]`: plain text, because the server escapes it itself. Angle brackets are
 * removed, because some mail programs still take them for tags. If the search is in all translations, the reference
 * names the translation.
 */
export function emailPair(result: SearchResult, search: BibleSearch): [reference: string, text: string] {
  const reference = formatReference(result);
  const named = `${reference} (${translationOf(result.translation).shortName})`;
  const text = versesText(result.verses).replaceAll(/[<>]/g, '');
  return [searchedTranslation(search) === 'all' ? named : reference, text];
}
