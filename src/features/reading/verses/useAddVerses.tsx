import { useState } from 'react';
import type { PassageRef } from '@/bible/passage';
import { formatReference, rangeKey, versesKey } from '@/bible/references/reference';
import { sameUserCheck } from '@/data/session/session';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { addMemoryPassage, loadedPassages, selectPassages } from '@/features/memory/public';
import { addNugget, loadedNuggets, selectNuggets } from '@/features/nuggets/public';
import { soon } from '@/platform/scheduling/wait';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

export type AddedKind = 'nugget' | 'memory';

const LIST_NAMES: Readonly<Record<AddedKind, string>> = { nugget: 'nuggets', memory: 'memory passages' };

/**
 * Adds verses to the nuggets or the memory passages. The same ones a second time only after asking, because the server
 * deletes nothing. `question` is to be rendered.
 * @param onAdd adds them
 */
export function useAddVerses(onAdd: (kind: AddedKind, passage: PassageRef) => void) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [asked, setAsked] = useState<{ kind: AddedKind; passage: PassageRef } | null>(null);
  const isThere = async (kind: AddedKind, passage: PassageRef): Promise<boolean> => {
    // If the list does not come soon, nothing is known to be there.
    if (kind === 'nugget') {
      await soon(dispatch(loadedNuggets({ quiet: true })));
      return selectNuggets(getState()).some((nugget) => versesKey(nugget) === versesKey(passage));
    }
    await soon(dispatch(loadedPassages({ quiet: true })));
    return selectPassages(getState()).some((each) => rangeKey(each) === rangeKey(passage));
  };
  const question = asked && (
    <ConfirmDialog
      title="Add it again?"
      confirmLabel="Add again"
      onConfirm={() => {
        setAsked(null);
        onAdd(asked.kind, asked.passage);
      }}
      onCancel={() => setAsked(null)}
    >
      <p>
        {formatReference(asked.passage)} is among your {LIST_NAMES[asked.kind]} already.
      </p>
    </ConfirmDialog>
  );
  const add = async (kind: AddedKind, passage: PassageRef): Promise<void> => {
    const isSameUser = sameUserCheck(getState);
    const there = await isThere(kind, passage);
    if (!isSameUser()) return;
    if (there) setAsked({ kind, passage });
    else onAdd(kind, passage);
  };
  return { add, question };
}

/** The write that adds verses to one of the lists. */
export const addTo = (kind: AddedKind, passage: PassageRef) =>
  kind === 'memory' ? addMemoryPassage(passage) : addNugget(passage);
