import { useParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { Link } from 'react-router-dom';
import { CardSheets } from './CardSheets';
import { PrayerSheet } from './PrayerSheet';
import { WeekSheet } from './WeekSheet';
import './print.scss';
import styles from './Print.module.scss';

const SHEETS = {
  cards: { title: 'Memory cards', Sheet: CardSheets },
  prayers: { title: 'Prayer list', Sheet: PrayerSheet },
  week: { title: 'A week of the plan', Sheet: WeekSheet },
} as const;

const isSheet = (name: string): name is keyof typeof SHEETS => Object.hasOwn(SHEETS, name);

/** A sheet as it comes out of the printer, and the button for it; nothing of the app is on the paper. */
export function PrintScreen() {
  const { sheet = '' } = useParams();
  if (!isSheet(sheet)) {
    return (
      <Screen title="Print" width="reading">
        <Empty message="There is no such sheet.">
          <Link to={paths.yourData}>Your data</Link>
        </Empty>
      </Screen>
    );
  }
  const { title, Sheet } = SHEETS[sheet];
  return (
    <Screen
      title={title}
      aside={
        <Button main onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <div className={styles.paper}>
        <Sheet />
      </div>
    </Screen>
  );
}
