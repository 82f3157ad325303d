import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Screen } from '@/ui/layout/Screen';
import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';
import { BiblesSection } from './bibles/BiblesSection';
import { DeviceSection } from './DeviceSection';
import { HandOverSection } from './handOver/HandOverSection';
import { RemindSection } from './RemindSection';
import { printPath } from '@/routes/paths';
import styles from './YourData.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** The actions on the user's data as a whole. */
export function YourDataScreen() {
  const guest = useAppSelector(selectIsGuest);
  return (
    <Screen title="Your data" width="reading">
      <div className={styles.sections}>
        <ExportSection />
        <ImportSection />
        {!guest && <HandOverSection />}
        <PrintSection />
        <RemindSection />
        <BiblesSection />
        <DeviceSection />
      </div>
    </Screen>
  );
}

const SHEETS = [
  ['cards', 'Memory cards'],
  ['prayers', 'Prayer list'],
  ['week', 'A week of the plan'],
] as const;

/** The sheets to print. A guest has no prayers. */
function PrintSection() {
  const guest = useAppSelector(selectIsGuest);
  return (
    <section aria-labelledby="print">
      <h2 id="print">Print</h2>
      <div className="actions">
        {SHEETS.filter(([sheet]) => sheet !== 'prayers' || !guest).map(([sheet, label]) => (
          <ButtonLink key={sheet} to={printPath(sheet)}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
