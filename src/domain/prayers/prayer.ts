export interface Prayer {
  prayerId: number;
  title: string;
  details: string;
  personName: string;
  archived: boolean;
  daily: boolean;
  /** How often it is prayed in another's words, `weekly`; absent where it is daily or nothing. */
  priority?: string;
}

export interface PrayerSession {
  sessionId: number;
  prayerId: number;
  /** Local time as the server wrote it, `yyyy-MM-ddTHH:mm:ss`, never shifted by a zone; `''` when that is not known. */
  dateTime: string;
  /** The day on the device that recorded it, `yyyy-MM-dd`, where that is known: the server's day may be another. */
  day?: string;
  /** Blank when there is none. */
  note: string;
}
