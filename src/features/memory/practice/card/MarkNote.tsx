import { Button } from '@/ui/controls/Button';
import type { useCardMark } from '../useCardMark';

/** How the last card was marked, and Undo for a slip. */
export function MarkNote({ last, undo }: Pick<ReturnType<typeof useCardMark>, 'last' | 'undo'>) {
  return (
    <>
      <span role="status">{last?.words}</span>
      {last && <Button onClick={undo}>Undo</Button>}
    </>
  );
}
