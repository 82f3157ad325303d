import type { UserData } from '../api/schema';

/** The parts of an account that a move to another must preserve, independent of ids; each list in a fixed order. */
export function libraryOf(data: UserData) {
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  const names = (ids: readonly number[]) =>
    ids.map((id) => data.topics.find((topic) => topic.id === id)?.name).sort();
  return {
    topics: sorted(data.topics.map(({ name }) => name)),
    passages: sorted(
      data.memoryPassages.map((row) => {
        const { bookName, chapter, startVerse, endVerse, translation, box, explanation, lastViewedNum } = row;
        const own = data.overrides.find(({ passageId }) => passageId === row.passageId);
        const range = [bookName, chapter, startVerse, endVerse, translation];
        // Both 0 and -1 mean never.
        return [...range, box, explanation, Math.max(0, lastViewedNum), own?.letter, own?.text];
      }),
    ),
    nuggets: sorted(
      data.nuggets.map(({ bookName, chapter, startVerse, endVerse, topicIds }) => [
        bookName,
        chapter,
        startVerse,
        endVerse,
        names(topicIds),
      ]),
    ),
    quotes: sorted(data.quotes.map(({ text, topicIds }) => [text, names(topicIds)])),
    prayers: sorted(
      data.prayers.map((row) => [row.title, row.details, row.personName, row.archived, row.priority]),
    ),
    links: sorted(data.links.map(({ label, action }) => [label, action])),
  };
}
