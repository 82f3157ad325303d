import { SelectField } from '@/ui/controls/Field';
import { PORTIONS, type Portion } from '../practiceChoice';

interface PortionFieldProps {
  portion: Portion;
  onPortion: (portion: Portion) => void;
  disabled?: boolean;
}

const nameOf = (portion: Portion): string => (portion === 'all' ? 'All at once' : `${portion} at a time`);

/** How many due passages are practised at a time; its label is for screen readers. */
export const PortionField = ({ portion, onPortion, disabled = false }: PortionFieldProps) => (
  <SelectField
    label="At a time"
    value={portion}
    options={PORTIONS}
    nameOf={nameOf}
    disabled={disabled}
    onChange={onPortion}
  />
);
