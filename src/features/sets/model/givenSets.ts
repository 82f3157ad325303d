/** A set that the app brings with it: its references only, for the text is that of a translation. */
export interface GivenSet {
  title: string;
  /** Its purpose, in a few words. */
  about: string;
  references: readonly string[];
}

const set = (title: string, about: string, references: string): GivenSet => ({
  title,
  about,
  references: references.split('; '),
});

export const GIVEN_SETS: readonly GivenSet[] = [
  set(
    'First ten',
    'Ten verses to begin with',
    'John 3:16; Romans 8:28; Philippians 4:6-7; Proverbs 3:5-6; Psalms 23:1; Isaiah 41:10; Matthew 11:28-30; Joshua 1:9; Ephesians 2:8-9; 1 John 1:9',
  ),
  set(
    'The gospel',
    'To know it, and to tell it',
    'Romans 3:23; Romans 6:23; Romans 5:8; Ephesians 2:8-9; Romans 10:9-10; John 1:12; 2 Corinthians 5:17; John 5:24',
  ),
  set(
    'Comfort',
    'For a hard day, yours or a friend’s',
    'Psalms 46:1-3; Isaiah 43:1-2; 2 Corinthians 1:3-4; Matthew 11:28-30; Psalms 34:18; Romans 8:38-39; John 14:27; Revelation 21:4',
  ),
  set(
    'To pray',
    'Prayers of the Bible, to be said as one’s own',
    'Psalms 23; Psalms 51:10-12; Psalms 139:23-24; Matthew 6:9-13; Ephesians 3:16-19; Colossians 1:9-12; Numbers 6:24-26',
  ),
  set(
    'Long ones, in pieces',
    'Whole chapters, learned a few verses at a time',
    'Psalms 1; Psalms 103; Romans 8; Matthew 5; 1 Corinthians 13; Philippians 2:1-11',
  ),
];
