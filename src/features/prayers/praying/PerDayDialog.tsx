import { useId, useState } from 'react';
import { MAX_PRAYERS_PER_DAY } from '../store/prayersPerDay';
import type { Prayer } from '../model/prayer';
import { rotaLength } from '../model/prayerRota';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { TextField } from '@/ui/controls/Field';

interface PerDayDialogProps {
  prayers: readonly Prayer[];
  perDay: number;
  onChoose: (perDay: number) => void;
  onClose: () => void;
}

/** Asks how many of the prayers that are not daily to pray each day. */
export function PerDayDialog({ prayers, perDay, onChoose, onClose }: PerDayDialogProps) {
  const hintId = useId();
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
      <TextField
        label="Others a day"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PRAYERS_PER_DAY}
        value={typed}
        aria-describedby={hintId}
        onChange={setTyped}
      >
        <p id={hintId} className="muted" aria-live="polite">
          {valid ? rotaText(rotaLength(prayers, chosen)) : `A number from 0 to ${MAX_PRAYERS_PER_DAY}`}
        </p>
      </TextField>
    </Dialog>
  );
}

function rotaText(days: number | null): string {
  if (days === null) return 'Only the daily prayers come by themselves.';
  if (days <= 1) return 'Each comes every day.';
  return `Each comes round within ${days} days.`;
}
