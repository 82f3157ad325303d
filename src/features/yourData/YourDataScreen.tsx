import { Screen } from '@/ui/layout/Screen';
import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';
import { DeviceSection } from './DeviceSection';
import { PrintSection } from './PrintSection';
import { RemindSection } from './RemindSection';
import styles from './YourData.module.scss';

/** All that is done with the user's data as a whole. */
export function YourDataScreen() {
  return (
    <Screen title="Your data" width="reading">
      <div className={styles.sections}>
        <ExportSection />
        <ImportSection />
        <PrintSection />
        <RemindSection />
        <DeviceSection />
      </div>
    </Screen>
  );
}
