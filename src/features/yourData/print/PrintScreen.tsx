import { Link, useParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { CardSheets } from './CardSheets';
import { PrayerSheet } from './PrayerSheet';
import { WeekSheet } from './WeekSheet';

const SHEETS = { cards: CardSheets, prayers: PrayerSheet, week: WeekSheet } as const;

const isSheet = (name: string): name is keyof typeof SHEETS => Object.hasOwn(SHEETS, name);

/** The sheet that the URL names. */
export function PrintScreen() {
  const { sheet = '' } = useParams();
  if (isSheet(sheet)) {
    const Sheet = SHEETS[sheet];
    return <Sheet />;
  }
  return (
    <Screen title="Print" width="reading">
      <Empty message="There is no such sheet.">
        <Link to={paths.yourData}>Your data</Link>
      </Empty>
    </Screen>
  );
}
