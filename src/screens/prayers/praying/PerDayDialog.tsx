import { useId, useState } from 'react';
import { MAX_PRAYERS_PER_DAY } from '@/device/choices/prayersPerDay';
import type { Prayer } from '@/domain/prayers/prayer';
import { rotaLength } from '@/domain/prayers/prayerRota';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';

interface PerDayDialogProps {
  prayers: readonly Prayer[];
  perDay: number;
  onChoose: (perDay: number) => void;
  onClose: () => void;
}

/** Asks how many of the prayers that are not daily are to be prayed each day. */
export function PerDayDialog({ prayers, perDay, onChoose, onClose }: PerDayDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(perDay));
  const chosen = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const valid = chosen <= MAX_PRAYERS_PER_DAY;
  return (
    <Dialog
      title="Prayers a Day"
      size="sm"
      onClose={onClose}
      onSubmit={() => {
        if (!valid) return;
        onChoose(chosen);
        onClose();
      }}
      footer={<FormButtons submit="Save" disabled={!valid} onClose={onClose} />}
    >
      <p>Daily prayers come every day. Of the others, this many, the longest unprayed first.</p>
      <label className="form-label" htmlFor={id}>
        Others a day
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PRAYERS_PER_DAY}
        className="form-control"
        value={typed}
        aria-describedby={`${id}-means`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-means`} className="muted" aria-live="polite">
        {valid ? meaning(rotaLength(prayers, chosen)) : `A number from 0 to ${MAX_PRAYERS_PER_DAY}`}
      </p>
    </Dialog>
  );
}

function meaning(days: number | null): string {
  if (days === null) return 'Only the daily prayers come by themselves.';
  if (days <= 1) return 'Each comes every day.';
  return `Each comes round within ${days} days.`;
}
