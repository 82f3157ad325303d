import { Empty } from '@/ui/lists/LoadState';

/** In the place of a prayer that an address names and nobody has. */
export function GonePrayer({ onBack }: { onBack: () => void }) {
  return (
    <Empty message="This prayer is not among yours.">
      <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
        Show all prayers
      </button>
    </Empty>
  );
}
