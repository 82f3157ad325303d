import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { minutesLabel } from './model/pace';
import type { TodayItem } from './model/todayItem';
import { itemAdded } from './store/today';
import { selectNameOf } from './store/todayItems';

/** Adds an item that did not fit into the chosen time. */
export function AddItem({ item }: { item: TodayItem }) {
  const dispatch = useAppDispatch();
  const nameOf = useAppSelector(selectNameOf);
  return (
    <Button main onClick={withFocusHandoff(() => dispatch(itemAdded(item)))}>
      Add {nameOf(item)}, {minutesLabel(item.seconds)}
    </Button>
  );
}
