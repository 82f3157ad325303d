import { CornerDownLeft, Ellipsis } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { IconButton } from '@/ui/controls/IconButton';
import { Highlighted } from '@/ui/text/Highlighted';
import styles from './Command.module.scss';
import type { CommandStep } from './rows/commandTypes';
import type { CommandResult } from './find/findCommands';
import { contextOf, segmentsOf } from './highlight';

/** The keys of what can be done with a row, in order. */
export const STEP_KEYS = ['↵', 'Ctrl ↵', 'Shift ↵', 'Alt ↵'] as const;

interface CommandRowProps {
  result: CommandResult;
  /** Its kind: 'Prayers'. */
  group: string;
  highlighted: boolean;
  onHighlight: () => void;
  onStep: (step: CommandStep) => void;
  itemProps: ComponentPropsWithRef<'div'>;
}

/** One result: its name, the words by which it was found, and what can be done with it. */
export function CommandRow({ result, group, highlighted, onHighlight, onStep, itemProps }: CommandRowProps) {
  const { command, terms } = result;
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  const { label, text = '', steps, shortcut } = command;
  const [first, ...others] = steps;
  const name = segmentsOf(label, terms);
  const context = name.some(({ match }) => match) ? null : contextOf(text, terms);
  return (
    <div {...itemProps} role="row" className={styles.row} data-highlighted={highlighted}>
      <div role="gridcell" className={styles.what}>
        <span ref={row} className={styles.label}>
          <Highlighted segments={name} />
          <span className="visually-hidden">, {group}, </span>
        </span>
        {context && (
          <span className={styles.context}>
            <Highlighted segments={context} />
          </span>
        )}
      </div>
      <div role="gridcell" className={styles.steps}>
        {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        <span className={styles.verb}>
          {first.verb}
          {highlighted && <CornerDownLeft aria-hidden size={14} />}
        </span>
        {highlighted &&
          others.map((step, index) => (
            <button
              key={step.verb}
              type="button"
              className={styles.step}
              title={`${step.verb} (${STEP_KEYS[index + 1] ?? ''})`}
              onClick={(event) => {
                // The row itself does the first.
                event.stopPropagation();
                onStep(step);
              }}
            >
              {step.verb}
              {index === 0 && <kbd aria-hidden>{STEP_KEYS[1]}</kbd>}
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
