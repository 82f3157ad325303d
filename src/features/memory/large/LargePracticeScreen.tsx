import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
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

/** The passages of a box, one after another, at twice the size. `at` in the URL is the place of the current one, from 1. */
export function LargePracticeScreen() {
  const navigate = useNavigate();
  const { list, passages } = useMemoryPassages();
  const params = useParams();
  const [query] = useSearchParams();
  const box = BOXES.find((each) => String(each) === params.box) ?? 1;
  // The order of the Bible: a group that goes on tomorrow finds its place again.
  const inBox = sortedCanonically(passages.filter((passage) => passage.box === box));
  const at = Math.min(Math.max(1, Number(query.get('at')) || 1), inBox.length);
  const passage = inBox[at - 1];
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
  const onNext =
    at < inBox.length ? () => void navigate(largePracticePath(box, at + 1), { replace: true }) : undefined;
  const name = passageName(passage);
  return (
    <LargePage
      // Each has a heading of its own, which gets the focus.
      key={passage.passageId}
      title={name}
      documentTitle={`${name} · Large and simple`}
      position={`${at} of ${inBox.length}`}
      onNext={onNext}
      backTo={paths.memoryPassagesByBox}
    >
      <LargePassage passage={passage}>
        <LargeNext onNext={onNext} />
      </LargePassage>
    </LargePage>
  );
}
