import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { selectBrowse } from '@/data/browse/browses';
import { useBrowse, useVisitKey } from '@/data/browse/useBrowse';
import { useAppSelector } from '@/data/store/hooks';
import { selectFirstIdOf, selectRowId } from '@/data/sync/sync';
import { outOf } from '@/platform/values/text';
import { paths, largePracticePath } from '@/routes/paths';
import { Empty } from '@/ui/feedback/LoadState';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { LargeNext, LargePage } from '@/ui/layout/LargePage';
import { Screen } from '@/ui/layout/Screen';
import { MemoryListState } from '../passage/MemoryListState';
import { sortedCanonically } from '@/bible/sortedCanonically';
import { boxName, passageName } from '../model/passageEdit';
import { BOXES } from '../model/memoryPassage';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { LargePassage } from './LargePassage';

/** The name of the visit in browser storage. */
const LARGE = 'large';

const idInUrl = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))), null);

/** The passages of a box, one after another, at twice the size. The URL names the one that is shown. */
export function LargePracticeScreen() {
  const { list, passages } = useMemoryPassages();
  const params = useParams();
  const [query] = useSearchParams();
  const box = BOXES.find((each) => String(each) === params.box) ?? 1;
  const named = v.parse(idInUrl, query.get('passage'));
  // A passage added offline may have got its id since.
  const current = useAppSelector((state) => (named === null ? null : selectRowId(state, named)));
  const key = useVisitKey();
  const shown = useAppSelector((state) => selectBrowse(state, LARGE));
  // The current passage remains, even if another device has moved it to another box.
  const shownId = shown?.key === key ? shown.current : current;
  // In the order of the Bible, so that a group can continue tomorrow where it stopped.
  const inBox = useMemo(
    () => sortedCanonically(passages.filter((each) => each.box === box || each.passageId === shownId)),
    [passages, box, shownId],
  );
  const ids = useMemo(() => inBox.map(({ passageId }) => passageId), [inBox]);
  const {
    browse,
    id,
    onNext: toNext,
  } = useBrowse(LARGE, {
    ids: list.phase === 'ready' ? ids : null,
    start: () => ({ current }),
    url: { id: named, hrefOf: (passageId) => largePracticePath(box, passageId) },
  });
  const keyOf = useAppSelector(selectFirstIdOf);
  const passage = inBox.find(({ passageId }) => passageId === id);
  const at = (browse?.at ?? 0) + 1;
  if (!passage)
    return (
      <Screen title={boxName(box)} width="reading">
        <MemoryListState list={list}>
          <Empty message="No passages in this box.">
            <ButtonLink main to={paths.memoryPassagesByBox}>
              Memory Passages by Box
            </ButtonLink>
          </Empty>
        </MemoryListState>
      </Screen>
    );
  const onNext = at < inBox.length ? toNext : undefined;
  const name = passageName(passage);
  return (
    <LargePage
      // Each passage has its own heading, which gets the focus.
      key={keyOf(passage.passageId)}
      title={name}
      documentTitle={`${name} · Large and simple`}
      position={outOf(at, inBox.length)}
      onNext={onNext}
      backTo={paths.memoryPassagesByBox}
    >
      <LargePassage passage={passage}>
        <LargeNext onNext={onNext} />
      </LargePassage>
    </LargePage>
  );
}
