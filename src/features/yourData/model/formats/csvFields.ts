/** The kinds of rows that a table can contain. */
export const TABLE_KINDS = ['passage', 'nugget', 'quote', 'prayer', 'link'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

interface FieldOfTable {
  label: string;
  /** The names of columns that contain the field, in lower case. */
  names: readonly string[];
  needed?: true;
}

const BOOK = ['book', 'book name', 'bible book', 'book number', 'book id'];
const CHAPTER = ['chapter', 'chapter number', 'ch'];
/** In a table with books and chapters these belong to the reference. */
const VERSE = ['verse', 'verses'];

const REFERENCE: FieldOfTable = {
  label: 'Reference',
  names: ['osisref', 'reference', 'ref', 'passage', ...VERSE, 'bible reference', 'scripture', 'bibleref'],
  needed: true,
};
const PASSAGE = {
  reference: REFERENCE,
  book: { label: 'Book', names: BOOK },
  chapter: { label: 'Chapter', names: CHAPTER },
  verse: {
    label: 'Verse',
    names: [...VERSE, 'start verse', 'verse start', 'from verse', 'first verse', 'verse number', 'start'],
  },
  endVerse: { label: 'Last verse', names: ['end verse', 'verse end', 'to verse', 'last verse', 'end'] },
  translation: { label: 'Translation', names: ['translation', 'version', 'bible'] },
} as const satisfies Record<string, FieldOfTable>;
const TOPICS: FieldOfTable = {
  label: 'Topics',
  names: ['topics', 'topic', 'tags', 'tag', 'labels', 'category'],
};

/** Names of columns with the text of a quote, or of a verse. */
const ANY_TEXT = ['text', 'content'];

/** The fields of each kind, in the order in which they are offered. */
const FIELDS = {
  passage: {
    ...PASSAGE,
    box: { label: 'Box', names: ['box', 'frequency'] },
    lastViewed: { label: 'Last practised', names: ['last practised', 'last practiced', 'last viewed'] },
    explanation: { label: 'Explanation', names: ['explanation', 'notes', 'note', 'comment'] },
    ownText: { label: 'Own wording', names: ['own wording', 'own text'] },
  },
  nugget: { ...PASSAGE, topics: TOPICS },
  quote: {
    text: { label: 'Quote', names: ['quote', 'highlight', 'quotation', ...ANY_TEXT], needed: true },
    title: { label: 'From', names: ['book title', 'title', 'source', 'book'] },
    author: { label: 'Author', names: ['book author', 'author', 'by', 'who'] },
    note: { label: 'Note', names: ['note', 'notes', 'comment'] },
    topics: TOPICS,
  },
  prayer: {
    title: { label: 'Title', names: ['prayer', 'title', 'prayer title', 'subject', 'request'], needed: true },
    details: { label: 'Details', names: ['details', 'description', 'note', 'notes', 'text'] },
    person: { label: 'Person', names: ['person', 'name', 'for', 'who'] },
    daily: { label: 'Daily', names: ['daily'] },
    archived: { label: 'Archived', names: ['archived', 'answered'] },
  },
  link: {
    label: { label: 'Label', names: ['label', 'name', 'title'], needed: true },
    url: { label: 'Address', names: ['address', 'url', 'link', 'href'], needed: true },
  },
} as const satisfies Record<TableKind, Record<string, FieldOfTable>>;

/** The number of the column, from 0, that contains a field; absent for none. */
export type Mapping = Readonly<Record<string, number | undefined>>;

export const fieldsOf = (kind: TableKind): readonly (readonly [string, FieldOfTable])[] =>
  Object.entries(FIELDS[kind]);

export const normalName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const isAnyOf = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((name) => names.includes(name));

/** The names of columns that mean a field in a table with columns of these names. */
function namesOf(field: FieldOfTable, columns: readonly string[]): readonly string[] {
  const hasParts = isAnyOf(columns, BOOK) && isAnyOf(columns, CHAPTER);
  return field === REFERENCE && hasParts ? field.names.filter((name) => !VERSE.includes(name)) : field.names;
}

/** The probable column of each field of a kind. A field with several matching columns has none. */
export function guessMapping(kind: TableKind, columns: readonly string[]): Mapping {
  const names = columns.map(normalName);
  const used = new Set<number>();
  const guesses = fieldsOf(kind).map(([id, field]) => {
    for (const name of namesOf(field, names)) {
      const at = names.indexOf(name);
      if (at < 0 || used.has(at) || names.lastIndexOf(name) !== at) continue;
      used.add(at);
      return [id, at] as const;
    }
    return [id, undefined] as const;
  });
  return Object.fromEntries(guesses);
}

/** Whether a kind cannot be read without the field. A reference may also be split into columns for book and chapter. */
export const isNeeded = (kind: TableKind, id: string, mapping: Mapping): boolean =>
  fieldsOf(kind).some(
    ([each, field]) =>
      each === id &&
      field.needed === true &&
      !(field === REFERENCE && mapping.book !== undefined && mapping.chapter !== undefined),
  );

/** Whether every field that a kind needs has a column. */
export const isComplete = (kind: TableKind, mapping: Mapping): boolean =>
  fieldsOf(kind).every(([id]) => !isNeeded(kind, id, mapping) || mapping[id] !== undefined);

/** How well a kind fits the names of the columns, also where several have one name. */
function fit(kind: TableKind, columns: readonly string[]): number {
  const names = columns.map(normalName);
  const named = fieldsOf(kind).filter(([, field]) => isAnyOf(names, namesOf(field, names)));
  // It does not matter which column, where several have one name.
  const mapping = Object.fromEntries(named.map(([id], at) => [id, at]));
  const hasReference = isComplete('nugget', guessMapping('nugget', columns));
  const isOnlyText = !isAnyOf(
    names,
    FIELDS.quote.text.names.filter((name) => !ANY_TEXT.includes(name)),
  );
  let fits = named.length + (named.length > 0 && isComplete(kind, mapping) ? 10 : 0);
  // A text beside a reference is the verse, and a memory passage has no topics.
  if (kind === 'quote' && hasReference && isOnlyText) fits -= 5;
  if (kind === 'passage' && isAnyOf(names, TOPICS.names)) fits -= 1;
  return fits;
}

/** The probable kind of a table with such columns; undefined if none of their names is known. */
export function guessKind(columns: readonly string[]): TableKind | undefined {
  const guesses = TABLE_KINDS.map((kind) => ({ kind, fit: fit(kind, columns) }));
  const best = guesses.reduce((a, b) => (b.fit > a.fit ? b : a));
  return best.fit > 0 ? best.kind : undefined;
}
