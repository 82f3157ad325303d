import { useRef, useState } from 'react';
import { Copy } from 'lucide-react';
import { publicReaderPath, publicUrl, type readerPath } from '@/routes/paths';
import { chapterRange } from '@/bible/chapters';
import type { ChapterRef } from '@/bible/passage';
import { formatChapter } from '@/bible/references/reference';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { useIsOnDevice } from '@/bible/text/onDevice';
import { versesToCopy } from '@/bible/text/textCache';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { prevNextActions } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { Menu } from '@/ui/dialogs/Menu';
import { Screen } from '@/ui/layout/Screen';
import { ScrolledTools } from '@/ui/layout/ScrolledTools';
import { ToolBar, ActionTool, ColumnSides } from '@/ui/layout/ToolBar';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { useSwipe } from '@/ui/controls/useSwipe';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { ChapterText } from './ChapterText';
import { copy, copyLink, useCopying } from './copying';
import { LibraryMarks, useMarks } from './marks/useMarks';
import type { BadVerse, ReaderUrl } from './readerUrl';
import { PublicLine } from './PublicLine';
import { useChapterText, useSecondText } from './parallel/useChapterText';
import { useReadingScrollPosition } from './readingScrollPosition';
import { useChapterLinks } from './useChapterLinks';
import { useSharingOfLink } from './share/useSharingOfLink';
import { useReaderMenu } from './useReaderMenu';
import { chapterToActIn, leavesOut } from './verses/chapterToActIn';
import { useChosenVerses } from './verses/useChosenVerses';
import { VERSE_HINT, verseChosen, wantsVerseHint } from './verses/verseHint';

const VerseActions = lazyWithPreload(async () => (await import('./verses/VerseActions')).VerseActions);
const ChapterPicker = lazyWithPreload(async () => (await import('./verses/ChapterPicker')).ChapterPicker);
const SharedVerses = lazyWithPreload(async () => (await import('./share/SharedVerses')).SharedVerses);
const NearestVerse = lazyWithPreload(async () => (await import('./ChapterNotes')).NearestVerse);
const KeepOffer = lazyWithPreload(async () => (await import('./keep/KeepOffer')).KeepOffer);
const WordTaps = lazyWithPreload(async () => (await import('./words/WordTaps')).WordTaps);
const NuggetHighlighter = lazyWithPreload(
  async () => (await import('./marks/NuggetHighlighter')).NuggetHighlighter,
);

const NO_VERSES: ReadonlySet<number> = new Set();

interface ChapterProps {
  url: ReaderUrl;
  /** The translation beside it; null for none. */
  second: TranslationCode | null;
  badVerse: BadVerse | null;
  hrefOf: typeof readerPath;
}

/** One chapter; its neighbours are prefetched. */
export function Chapter({ url, second, badVerse, hrefOf }: ChapterProps) {
  const { translation, bookName, chapter, highlightedRange } = url;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const here: ChapterRef = { bookName, chapter };
  const rangeIn = (code: TranslationCode) => ({ translation: code, ...chapterRange(code, here) });
  const { text, retry } = useChapterText(translation, here);
  const beside = useSecondText(second, here);

  const { fromTop, hold, restore } = useReadingScrollPosition(text.status === 'loaded', url);
  const links = useChapterLinks({ translation, second, here, highlightedRange, hrefOf }, hold);
  const { turn, readIn, readBeside } = links;
  // The translation of the column that was touched.
  const touched = useRef(translation);
  const [acting, setActing] = useState(translation);
  const { chosen, clearChoice } = useChosenVerses(here, highlightedRange, (verses) => {
    setActing(touched.current);
    verseChosen();
    hold();
    links.goTo(verses?.startVerse, verses?.endVerse);
  });
  // Decided once a visit, so that nothing moves under the finger.
  const [hinted] = useState(wantsVerseHint);
  const swipeArea = useSwipe(turn);

  const title = formatChapter(here);
  const { shortName } = translationOf(translation);
  const isPublic = hrefOf === publicReaderPath;
  const isKept = useIsOnDevice(translation);
  const keep = {
    label: `Keep ${shortName} on this device`,
    when: !isPublic && !isKept,
    run: () => void import('@/bible/device/keepHere').then(({ keepHere }) => keepHere(store, translation)),
  };
  const names = second ? `${shortName}, ${translationOf(second).shortName}` : shortName;
  const verses = versesToCopy(text);
  const inFirst = { translation, verses };
  const inSecond = second && { translation: second, verses: versesToCopy(beside.text) };
  const toCopy = chapterToActIn(highlightedRange, inFirst, inSecond);
  const actsIn = inSecond && acting === second ? chapterToActIn(highlightedRange, inSecond, inFirst) : toCopy;
  // Verses that neither has cannot be copied, but the chapter can.
  const rangeToCopy = highlightedRange && leavesOut(toCopy, highlightedRange) ? null : highlightedRange;
  const onCopy = () => void dispatch(copy(rangeIn(toCopy.translation), toCopy.verses, rangeToCopy));
  const selecting = useCopying();
  const { wanted, marks, onMarks } = useMarks(here);
  const [nuggetVerses, setNuggetVerses] = useState<ReadonlySet<number>>(NO_VERSES);
  const publicPath = publicReaderPath(
    translation,
    here,
    highlightedRange?.startVerse,
    highlightedRange?.endVerse,
    second,
  );
  const onShare = () => void dispatch(copyLink(publicUrl(publicPath)));
  const readerMenu = useReaderMenu(`${translation}/${title}`, onShare, keep);
  const { menu, goToVerse, picking, highlighting, stopHighlighting } = readerMenu;
  const copyLabel = rangeToCopy || selecting ? 'Copy' : 'Copy chapter';
  const copyAction = { label: copyLabel, icon: Copy, keywords: title, when: !chosen, run: onCopy };
  const prevNext = prevNextActions('chapter', turn);
  useActions([...menu, ...prevNext, copyAction]);
  const [sharing, setSharing] = useSharingOfLink();

  return (
    <Screen
      title={title}
      documentTitle={`${title} (${names})`}
      navBarTitle={`${title} · ${names}`}
      onTitle={readerMenu.goToChapter}
      onNavBarTitle={goToVerse.run}
      width="reading"
      columns={beside.columns}
    >
      {hinted && <p className="muted">{VERSE_HINT}</p>}
      <ToolBar label="Chapter">
        <ColumnSides prevNext={prevNext}>
          <TranslationSelect value={translation} onChange={readIn} />
          <ActionTool
            action={readerMenu.parallel}
            label="Read in parallel"
            text="Parallel"
            className="tool-wide"
          />
          <ScrolledTools copy={copyAction} hidden={chosen !== null}>
            <ActionTool action={goToVerse} label="Go to verse" />
          </ScrolledTools>
          <Menu items={menu} />
        </ColumnSides>
      </ToolBar>
      {badVerse && <NearestVerse badVerse={badVerse} url={url} hrefOf={links.pathOf} />}
      <div ref={swipeArea}>
        <ChapterText
          text={text}
          onRetry={retry}
          onTranslation={readIn}
          title={title}
          fromTop={fromTop}
          highlightedRange={highlightedRange}
          annotations={marks}
          highlighted={highlighting ? nuggetVerses : NO_VERSES}
          first={translation}
          second={second}
          beside={beside}
          touched={touched}
          onClose={() => readBeside(null)}
          onLaidOut={restore}
        />
      </div>
      {isPublic && text.status === 'loaded' && (
        <PublicLine chapter={rangeIn(translation)} verses={highlightedRange} />
      )}
      {!isPublic && text.status === 'loaded' && <KeepOffer translation={translation} />}
      {!isPublic && isKept && <WordTaps translation={translation} />}
      {wanted && text.status === 'loaded' && <LibraryMarks onMarks={onMarks} />}
      {highlighting && (
        <NuggetHighlighter chapter={here} onVerses={setNuggetVerses} onFailure={stopHighlighting} />
      )}
      {chosen && (
        <VerseActions
          passage={{ ...rangeIn(actsIn.translation), ...chosen }}
          verses={actsIn.verses}
          other={actsIn.translation === second ? translation : second}
          marks={marks}
          onClose={clearChoice}
        />
      )}
      {sharing && highlightedRange && (
        <SharedVerses
          passage={{ ...rangeIn(translation), ...highlightedRange }}
          verses={verses}
          onClose={() => setSharing(false)}
        />
      )}
      {picking && (
        <ChapterPicker
          mode={picking}
          range={rangeIn(translation)}
          verses={verses}
          highlightedRange={highlightedRange}
          onGoTo={links.goTo}
          pathOf={links.pathOf}
          second={second}
          onSecond={readBeside}
          onClose={readerMenu.endPicking}
        />
      )}
    </Screen>
  );
}
