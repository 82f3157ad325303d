import { useState } from 'react';
import { formatReference } from '@/bible/references/reference';
import { sortedCanonically } from '@/bible/sortedCanonically';
import { translationOf } from '@/bible/translations';
import { type Box, BOXES, boxName, type MemoryPassage } from '@/features/memory/model/public';
import { useAppSelector } from '@/data/store/hooks';
import {
  MemoryListState,
  selectOverridesKnown,
  selectOverridesMissing,
  useMemoryPassages,
  usePassageTexts,
} from '@/features/memory/public';
import { pluralize, isBlank, formatNumber } from '@/platform/values/text';
import { SelectField } from '@/ui/controls/Field';
import { backOf, cardSheets, cardText, fontSizeOf, isCut } from '../model/cards';
import { Paper } from './Paper';
import styles from './Print.module.scss';

type Choice = 'all' | Box;
const CHOICES: readonly Choice[] = ['all', ...BOXES];

/** Memory cards, eight on a sheet: a page of references, then a page of texts for their backs. */
export function CardSheets() {
  const { list, passages } = useMemoryPassages();
  const { textOf, loading: textsLoading } = usePassageTexts(passages, true);
  const areCustomTextsKnown = useAppSelector(selectOverridesKnown);
  const areCustomTextsMissing = useAppSelector(selectOverridesMissing);
  const [box, setBox] = useState<Choice>('all');
  const chosen = sortedCanonically(passages.filter((passage) => box === 'all' || passage.box === box));
  const texts = chosen.map(textOf);
  // A card without the person's custom text would show words that they never learned.
  const loading = textsLoading || !areCustomTextsKnown;
  const status = areCustomTextsMissing
    ? 'Without your own wordings no card can be printed.'
    : loading
      ? 'Loading the texts… Print when they are there.'
      : cardsLabel(texts);
  return (
    <Paper title="Memory cards" isReady={chosen.length > 0 && !loading && !areCustomTextsMissing}>
      <MemoryListState list={list}>
        <div className={styles.notPrinted}>
          <p className="muted">
            Eight cards a sheet: print on both sides, turned over the long edge; then each text is behind its
            reference.
          </p>
          <div className={styles.choice}>
            <SelectField
              label="Passages"
              value={box}
              options={CHOICES}
              nameOf={(each) => (each === 'all' ? 'All' : boxName(each))}
              onChange={setBox}
            />
          </div>
          <p role="status">{status}</p>
        </div>
        {cardSheets(chosen).map((cards, sheet) => (
          <div key={sheet}>
            <div className={styles.sheet}>
              {cards.map((passage, at) => (
                <div key={at} className={styles.card}>
                  {passage && <Front passage={passage} />}
                </div>
              ))}
            </div>
            <div className={styles.sheet}>
              {backOf(cards).map((passage, at) => (
                <div key={at} className={styles.card}>
                  {passage && <Back text={textOf(passage)} />}
                </div>
              ))}
            </div>
          </div>
        ))}
      </MemoryListState>
    </Paper>
  );
}

/** The number of cards, and of those on which something is missing. */
function cardsLabel(texts: readonly string[]): string {
  const without = texts.filter(isBlank).length;
  const cut = texts.filter(isCut).length;
  const parts = [
    pluralize(texts.length, 'card'),
    without > 0 && `${formatNumber(without)} of them without a text`,
    cut > 0 && `${cut} with a text that is too long for a card, and is cut`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function Front({ passage }: { passage: MemoryPassage }) {
  return (
    <div className={styles.front}>
      <strong>{formatReference(passage, passage.appendLetter)}</strong>
      <span>{translationOf(passage.translation).shortName}</span>
    </div>
  );
}

function Back({ text }: { text: string }) {
  const shown = cardText(text);
  return (
    <p dir="auto" className={styles.back} style={{ fontSize: `${fontSizeOf(shown)}pt` }}>
      {shown}
    </p>
  );
}
