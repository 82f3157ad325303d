import { isBlank } from '@/platform/values/text';

export interface Prayer {
  prayerId: number;
  title: string;
  details: string;
  personName: string;
  archived: boolean;
  daily: boolean;
  /** A priority that another client wrote, such as `weekly`; absent if it is daily or blank. */
  priority?: string;
}

/** The fields of a prayer that a person writes. */
export type PrayerFields = Omit<Prayer, 'prayerId' | 'archived' | 'priority'>;

export interface PrayerSession {
  sessionId: number;
  prayerId: number;
  /**
   * Local time as the server wrote it, `yyyy-MM-ddTHH:mm:ss`, never converted; only the day, or `''`, if no more is
   * known.
   */
  dateTime: string;
  /** The day on the device that recorded it, `yyyy-MM-dd`, if known. The server's day may differ. */
  day?: string;
  /** Blank for none. */
  note: string;
}

/** The title to show for a prayer. A server may have prayers without one. */
export const prayerTitle = ({ title }: Pick<Prayer, 'title'>): string =>
  isBlank(title) ? 'Untitled prayer' : title;
