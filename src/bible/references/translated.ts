import type { Span } from './spans';
import { leadingTranslation, translationsIn, type NamedTranslation } from './translationsIn';

/** The translations named in a line. */
export interface LineTranslations {
  /** The one that the line begins with. */
  leading: NamedTranslation | undefined;
  /** Those that follow references, grouped as they are named together: `(ESV, NIV)`. */
  groups: readonly (readonly [NamedTranslation, ...NamedTranslation[]])[];
}

export function translationsOfLine(text: string): LineTranslations {
  const groups: [NamedTranslation, ...NamedTranslation[]][] = [];
  for (const name of translationsIn(text)) {
    const last = groups.at(-1);
    if (last?.at(-1)?.end === name.start) last.push(name);
    else groups.push([name]);
  }
  return { leading: leadingTranslation(text), groups };
}

/**
 * The translations of each reference of a line: those that are named next after it, `John 3:16, 18 and Rom 8:28 (NIV)`, but not
 * beyond a semicolon with another book, `John 3:16; Rom 8:28 ESV`; otherwise the one that the line begins with.
 */
export function translationsOf(
  text: string,
  references: readonly Pick<Span, 'start' | 'end' | 'namesBook'>[],
  { leading, groups }: LineTranslations,
): (readonly NamedTranslation[])[] {
  return references.map((reference, index) => {
    const group = groups.find(([{ start }]) => start >= reference.end);
    const between = group ? references.slice(index + 1).filter(({ start }) => start < group[0].start) : [];
    const isApart = between.some(({ start, namesBook }, at) => {
      const before = at === 0 ? reference : between[at - 1];
      return namesBook && text.slice(before?.end, start).includes(';');
    });
    return group && !isApart ? group : leading ? [leading] : [];
  });
}
