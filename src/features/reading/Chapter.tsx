import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicReaderPath, publicUrl, type readerPath } from '@/routes/paths';
import { chapterRange, nextChapter, previousChapter } from '@/bible/chapters';
import type { ChapterRef } from '@/bible/passage';
import { formatChapter } from '@/bible/references/reference';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { rememberBook, rememberReadIn, rememberTranslation } from '@/bible/lastPlace';
import { versesToCopy } from '@/bible/text/textCache';
import { useAppDispatch } from '@/data/store/hooks';
import { stepActions } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { Menu } from '@/ui/dialogs/Menu';
import { Screen } from '@/ui/layout/Screen';
import { ScrolledTools } from '@/ui/layout/ScrolledTools';
import { ToolBar, ActionTool, ColumnSides } from '@/ui/layout/ToolBar';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { useSwipe } from '@/ui/controls/useSwipe';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { BibleText } from '@/bible/controls/BibleText';
import { ChapterVerses } from './ChapterVerses';
import { copy, copyLink, useCopying } from './copying';
import { LibraryMarks, useMarks } from './marks/useMarks';
import type { PickerMode } from './verses/pickerModes';
import type { BadVerse, ReaderAddress } from './readerAddress';
import { ParallelVerses, useChapterText, useSecondText } from './parallel/useChapterText';
import { useReadingPlace } from './readingPlace';
import { useReaderMenu } from './useReaderMenu';
import { useChosenVerses } from './verses/useChosenVerses';

const VerseActions = lazyWithPreload(async () => (await import('./verses/VerseActions')).VerseActions);
const ChapterPicker = lazyWithPreload(async () => (await import('./verses/ChapterPicker')).ChapterPicker);
const NearestVerse = lazyWithPreload(async () => (await import('./ChapterNotes')).NearestVerse);
const NuggetHighlighter = lazyWithPreload(
  async () => (await import('./marks/NuggetHighlighter')).NuggetHighlighter,
);

const NO_VERSES: ReadonlySet<number> = new Set();

interface ChapterProps {
  address: ReaderAddress;
  /** The translation beside it; null for none. */
  second: TranslationCode | null;
  badVerse: BadVerse | null;
  hrefOf: typeof readerPath;
}

/** One chapter; its neighbours are prefetched. */
export function Chapter({ address, second, badVerse, hrefOf }: ChapterProps) {
  const { translation, bookName, chapter, marked } = address;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const place = `${translation}/${bookName}/${chapter}`;
  // Back may lead to another chapter while the picker is open, whose verses are not of that chapter.
  const [picking, setPicking] = useState<{ mode: PickerMode; place: string } | null>(null);
  const mode = picking?.place === place ? picking.mode : null;
  const setMode = (chosen: PickerMode | null) => setPicking(chosen && { mode: chosen, place });
  const here: ChapterRef = { bookName, chapter };
  const next = nextChapter(here);
  const previous = previousChapter(here);
  const rangeOf = (ref: ChapterRef, code = translation) => ({
    translation: code,
    ...chapterRange(code, ref),
  });
  const { text, retry } = useChapterText(translation, here);
  const beside = useSecondText(second, here);

  useEffect(() => {
    rememberBook(bookName);
    rememberReadIn(translation);
  }, [bookName, translation]);

  const { fromTop, hold, restore } = useReadingPlace(text.status === 'loaded', address);
  const readBeside = (chosen: TranslationCode | null, first = translation) => {
    hold();
    void navigate(hrefOf(first, here, marked?.startVerse, marked?.endVerse, chosen));
  };
  const readIn = (chosen: TranslationCode) => {
    rememberTranslation(chosen);
    // The second one, chosen as the first, changes places with it.
    readBeside(chosen === second ? translation : second, chosen);
  };
  const pathOf = (ref: ChapterRef, verse?: number, to = verse) => hrefOf(translation, ref, verse, to, second);
  // What is done with the chosen verses is done with those of the column that was touched.
  const touched = useRef(translation);
  const [acting, setActing] = useState(translation);
  const { chosen, clearChoice } = useChosenVerses(here, marked, (verses) => {
    setActing(touched.current);
    hold();
    void navigate(pathOf(here, verses?.startVerse, verses?.endVerse), { replace: true });
  });

  const turnTo = (ref: ChapterRef) => void navigate(pathOf(ref));
  const turn = { onNext: () => turnTo(next), onPrevious: () => turnTo(previous) };
  const swipeArea = useSwipe(turn);

  const title = formatChapter(here);
  const { shortName } = translationOf(translation);
  const names = second ? `${shortName}, ${translationOf(second).shortName}` : shortName;
  const verses = versesToCopy(text);
  const onCopy = () => void dispatch(copy(rangeOf(here), verses, marked));
  const selecting = useCopying();
  const { wanted, marks, onMarks } = useMarks(here);
  const [nuggetVerses, setNuggetVerses] = useState<ReadonlySet<number>>(NO_VERSES);
  const publicPath = publicReaderPath(translation, here, marked?.startVerse, marked?.endVerse, second);
  const onShare = () => void dispatch(copyLink(publicUrl(publicPath)));
  const { menu, goToVerse, highlighting, stopHighlighting } = useReaderMenu(setMode, onShare);
  const copyLabel = marked || selecting ? 'Copy' : 'Copy chapter';
  const copyAction = { label: copyLabel, words: title, run: onCopy };
  useActions([...menu, ...stepActions('chapter', turn), copyAction]);

  return (
    <Screen
      title={title}
      documentTitle={`${title} (${names})`}
      place={`${title} · ${names}`}
      onPlace={goToVerse.run}
      width="reading"
    >
      <ToolBar label="Chapter">
        <ColumnSides what="chapter" {...turn}>
          <TranslationSelect value={translation} onChange={readIn} second={second} onSecond={readBeside} />
          <ScrolledTools onCopy={onCopy} copyLabel={copyLabel} hidden={chosen !== null}>
            <ActionTool action={goToVerse} label="Go to verse" />
          </ScrolledTools>
          <Menu items={menu} />
        </ColumnSides>
      </ToolBar>
      {badVerse && <NearestVerse badVerse={badVerse} address={address} hrefOf={pathOf} />}
      <div ref={swipeArea} data-columns={beside.columns}>
        <BibleText
          text={text}
          what={title}
          missing={`The ${shortName} has no text for ${title}.`}
          hint="Choose another translation to read this chapter."
          error="Error loading verses"
          onRetry={retry}
          translation={translation}
          onTranslation={readIn}
        >
          {(loaded) => {
            const shown = {
              title,
              fromTop,
              verses: loaded,
              marked,
              signs: marks,
              highlighted: highlighting ? nuggetVerses : NO_VERSES,
            };
            if (!second) return <ChapterVerses {...shown} />;
            return (
              <ParallelVerses
                {...shown}
                second={second}
                beside={beside}
                touched={touched}
                first={translation}
                onClose={() => readBeside(null)}
                onLaidOut={restore}
              />
            );
          }}
        </BibleText>
      </div>
      {wanted && text.status === 'loaded' && <LibraryMarks onMarks={onMarks} />}
      {highlighting && (
        <NuggetHighlighter chapter={here} onVerses={setNuggetVerses} onFailure={stopHighlighting} />
      )}
      {chosen && (
        <VerseActions
          passage={{ ...rangeOf(here, acting === second ? second : translation), ...chosen }}
          verses={acting === second ? versesToCopy(beside.text) : verses}
          other={acting === second ? translation : second}
          marks={marks}
          onClose={clearChoice}
        />
      )}
      {mode && (
        <ChapterPicker
          mode={mode}
          range={rangeOf(here)}
          verses={verses}
          marked={marked}
          onGoTo={(target) => void navigate(pathOf(here, target), { replace: true })}
          onClose={() => setMode(null)}
        />
      )}
    </Screen>
  );
}
