import { BUDGETS, type Budget } from './model/todayItem';
import styles from './Today.module.scss';

interface BudgetChoiceProps {
  budget: Budget;
  onChoose: (budget: Budget) => void;
}

/** Chooses how many minutes there are today. */
export function BudgetChoice({ budget, onChoose }: BudgetChoiceProps) {
  return (
    <fieldset className={styles.budget}>
      <legend>Minutes</legend>
      {BUDGETS.map((minutes) => (
        <label key={minutes} className={styles.minutes}>
          <input
            type="radio"
            name="budget"
            value={minutes}
            checked={minutes === budget}
            onChange={() => onChoose(minutes)}
          />
          <span>{minutes}</span>
        </label>
      ))}
    </fieldset>
  );
}
