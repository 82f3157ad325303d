import { lastTranslation } from '@/bible/text/lastTranslation';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';

/** Words of a prayer or a note, in which references lead to the verses in the translation read last. */
export function PrayerWords({ text }: { text: string }) {
  return <LinkedReferences text={text} translation={lastTranslation()} />;
}
