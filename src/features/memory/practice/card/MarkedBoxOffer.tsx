import { useNow } from '@/platform/page/useNow';
import { isoDay } from '@/platform/values/dates';
import { selectRowId } from '@/data/sync/sync';
import { useAppSelector } from '@/data/store/hooks';
import { passageName } from '../../model/passageEdit';
import { selectEntriesOf } from '../../recall/log/recallLog';
import { offeredBox } from '../../recall/model/offers';
import { BoxOffer } from '../../recall/result/BoxOffer';
import { selectPassage } from '../../store/passages';
import { selectIsGuest } from '@/data/session/session';

/** Offers another box for the passage marked last, like after a run in Recall. */
export function MarkedBoxOffer({ passageId: marked }: { passageId: number }) {
  // The passage may have got the server's id since.
  const passageId = useAppSelector((state) => selectRowId(state, marked));
  const passage = useAppSelector((state) => selectPassage(state, passageId));
  const entries = useAppSelector((state) => selectEntriesOf(state)(passageId));
  const today = isoDay(new Date(useNow()));
  const guest = useAppSelector(selectIsGuest);
  if (!passage || guest) return null;
  const offered = offeredBox(entries, passage.box, today);
  return <BoxOffer passage={passage} offered={offered} reference={passageName(passage)} />;
}
