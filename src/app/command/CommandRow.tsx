import { CornerDownLeft, Ellipsis } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { cut, type MatchSegment } from '@/bible/searchPhrase';
import { excerptStart, firstCharacters } from '@/platform/values/text';
import { IconButton } from '@/ui/controls/IconButton';
import { Highlighted } from '@/ui/text/Highlighted';
import styles from './Command.module.scss';
import type { CommandAction } from './rows/commandTypes';
import type { CommandResult } from './findCommands';
import { writtenWords } from './find/words';
import { ACTION_KEYS } from './actionKeys';

/** The key of one of a row's actions, as the row shows it. */
const keyOf = (index: number): string => ACTION_KEYS[index]?.[0].replace('Enter', '↵') ?? '';

/** The tooltip of one of a row's actions; only four have a key. */
function tooltipOf({ label }: CommandAction, index: number): string {
  const key = keyOf(index);
  return key === '' ? label : `${label} (${key})`;
}

interface CommandRowProps {
  result: CommandResult;
  /** Its group: 'Prayers'. */
  group: string;
  highlighted: boolean;
  onHighlight: () => void;
  onAction: (action: CommandAction) => void;
  itemProps: ComponentPropsWithRef<'div'>;
}

/** One result: its name, the text in which it was found, and its actions. */
export function CommandRow({
  result,
  group,
  highlighted,
  onHighlight,
  onAction: onStep,
  itemProps,
}: CommandRowProps) {
  const { command, terms } = result;
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  const { label, text = '', hint, actions, shortcut } = command;
  const [first, ...others] = actions;
  const name = segmentsOf(label, terms);
  const context = contextFor(label, text, terms);
  return (
    <div {...itemProps} role="row" className={styles.row} data-highlighted={highlighted}>
      <div role="gridcell" className={styles.what}>
        <span ref={row} className={styles.label}>
          <Highlighted segments={name} />
          <span className="visually-hidden">, {group}, </span>
        </span>
        {hint !== undefined && <span className={styles.context}>{hint}</span>}
        {context && (
          <span className={styles.context}>
            <Highlighted segments={context} />
          </span>
        )}
      </div>
      <div role="gridcell" className={styles.actions}>
        {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        <span className={styles.firstAction}>
          {first.label}
          {highlighted && <CornerDownLeft aria-hidden size={14} />}
        </span>
        {highlighted &&
          others.map((action, index) => (
            <button
              key={action.label}
              type="button"
              className={styles.action}
              title={tooltipOf(action, index + 1)}
              onClick={(event) => {
                // Otherwise the row would also run its first action.
                event.stopPropagation();
                onStep(action);
              }}
            >
              {action.label}
              {index === 0 && <kbd aria-hidden>{keyOf(1)}</kbd>}
            </button>
          ))}
        {!highlighted && others.length > 0 && (
          <IconButton
            icon={Ellipsis}
            label={`More for ${label}`}
            className={styles.more}
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              onHighlight();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** A text in segments, with those marked that are among the found words. */
function segmentsOf(text: string, terms: readonly string[]): MatchSegment[] {
  const wanted = new Set(terms);
  const found: [number, number][] = [];
  for (const { word, index, token } of writtenWords(text)) {
    if (!wanted.has(token)) continue;
    const last = found.at(-1);
    // Chinese characters side by side are one mark.
    if (last?.[1] === index) last[1] += word.length;
    else found.push([index, index + word.length]);
  }
  return cut(text, found);
}

/** The text around a found word that the name does not show; null if it shows all, or nothing else has it. */
function contextFor(label: string, text: string, terms: readonly string[]): MatchSegment[] | null {
  const named = new Set(writtenWords(label).map(({ token }) => token));
  const missing = terms.filter((term) => !named.has(term));
  return missing.length > 0 ? contextOf(text, missing, terms) : null;
}

/** How many characters are shown before and after the first found word. */
const BEFORE = 24;
const AFTER = 90;

/** The part of a text around the first of the wanted words, with all found words marked; null if there is none. */
function contextOf(text: string, around: readonly string[], terms: readonly string[]): MatchSegment[] | null {
  const wanted = new Set(around);
  const plain = text.replace(/\s+/g, ' ').trim();
  const first = writtenWords(plain).find(({ token }) => wanted.has(token));
  if (!first) return null;
  const from = excerptStart(plain, first.index, BEFORE);
  const rest = plain.slice(from);
  const excerpt = firstCharacters(rest, first.index - from + AFTER);
  return segmentsOf(`${from > 0 ? '… ' : ''}${excerpt}${excerpt === rest ? '' : '…'}`, terms);
}
