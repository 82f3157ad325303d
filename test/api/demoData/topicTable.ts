/** A topic without items, whose filter has to be disabled. */
export const UNUSED_TOPIC = 'Zeal';

/** Each topic with its nuggets. A range under two topics is one nugget with both. */
export const TOPICS: readonly (readonly [name: string, refs: string])[] = [
  ['Anger', 'james 1:19-20; proverbs 15:1; ephesians 4:26-27; psalms 37:8; proverbs 16:32; ecclesiastes 7:9; proverbs 19:11'],
  ['Assurance', 'john 10:27-29; romans 8:1; romans 8:38-39; 1-john 5:11-13; philippians 1:6; 2-timothy 1:12; hebrews 6:17-19; john 5:24'],
  ['Christ', 'colossians 1:15-20; hebrews 1:1-3; philippians 2:5-11; john 1:14; isaiah 9:6; revelation 1:17-18; john 8:58; matthew 16:16; 1-timothy 2:5; isaiah 53:3-6'],
  ['Church', 'acts 2:42-47; ephesians 4:11-16; hebrews 10:24-25; 1-corinthians 12:12-14; matthew 16:18; 1-timothy 3:15; ephesians 2:19-22'],
  ['Contentment', 'philippians 4:11-13; 1-timothy 6:6-8; hebrews 13:5; proverbs 30:8-9; psalms 16:5-6; ecclesiastes 4:6'],
  ['Creation', 'genesis 1:1; psalms 19:1-4; romans 1:20; colossians 1:16-17; psalms 104:24; job 38:4-7; nehemiah 9:6; psalms 8:3-4; revelation 4:11'],
  ['Death and Resurrection', '1-corinthians 15:20-22; 1-corinthians 15:54-57; john 11:25-26; 1-thessalonians 4:13-14; psalms 116:15; job 19:25-27; 2-corinthians 5:6-8; revelation 21:4'],
  ['Discipline', 'hebrews 12:5-6; hebrews 12:11; proverbs 3:11-12; 1-corinthians 9:24-27; proverbs 13:24; revelation 3:19'],
  ['Faith', 'hebrews 11:1; hebrews 11:6; romans 10:17; habakkuk 2:4; mark 9:23-24; 2-corinthians 5:7; james 2:17; galatians 2:20; romans 4:20-21; ephesians 2:8-9; luke 17:5-6'],
  ['Fear', 'isaiah 41:10; psalms 27:1; psalms 56:3-4; 2-timothy 1:7; 1-john 4:18; joshua 1:9; matthew 10:28; psalms 34:4; isaiah 43:1-2; luke 12:32'],
  ['Forgiveness', 'ephesians 4:32; 1-john 1:9; psalms 103:10-12; matthew 6:14-15; colossians 3:13; psalms 32:1-2; micah 7:18-19; isaiah 1:18; matthew 18:21-22'],
  ['Grace', 'ephesians 2:8-9; 2-corinthians 12:9; titus 2:11-12; romans 5:20-21; john 1:16-17; hebrews 4:16; romans 11:6; 1-corinthians 15:10; 2-corinthians 8:9; james 4:6; romans 3:23-24; titus 3:4-7'],
  ['Holy Spirit', 'john 14:16-17; john 16:13-14; romans 8:26-27; galatians 5:16; galatians 5:22-23; acts 1:8; ephesians 1:13-14; 1-corinthians 6:19-20; zechariah 4:6'],
  ['Hope', 'romans 15:13; lamentations 3:22-24; 1-peter 1:3-5; romans 5:3-5; jeremiah 29:11; hebrews 10:23; psalms 42:5; titus 2:13; isaiah 40:31; psalms 130:5-7'],
  ['Humility', 'philippians 2:3-4; 1-peter 5:5-6; micah 6:8; proverbs 11:2; james 4:10; isaiah 57:15; luke 18:13-14; romans 12:3; matthew 23:11-12'],
  ['Joy', 'nehemiah 8:10; psalms 16:11; john 15:11; philippians 4:4; habakkuk 3:17-18; 1-peter 1:8; psalms 30:5; zephaniah 3:17; psalms 126:5-6; luke 15:7'],
  ['Love', '1-corinthians 13:4-8; john 13:34-35; 1-john 4:7-11; romans 5:8; john 15:13; deuteronomy 6:5; matthew 22:37-40; 1-john 3:16-18; romans 13:8-10; song-of-solomon 8:7; john 3:16; 1-john 4:19; jude 1:21'],
  ['Marriage and Family', 'genesis 2:24; ephesians 5:25-28; joshua 24:15; proverbs 31:10-12; psalms 127:3-5; deuteronomy 6:6-7; ruth 1:16-17; colossians 3:18-21'],
  ['Money', 'matthew 6:19-21; 1-timothy 6:10; 1-timothy 6:17-19; luke 12:15; proverbs 23:4-5; ecclesiastes 5:10; malachi 3:10; 2-corinthians 9:6-8; proverbs 3:9-10'],
  ['Prayer', 'philippians 4:6-7; matthew 6:9-13; 1-thessalonians 5:16-18; james 5:16; luke 18:1; psalms 145:18; 1-john 5:14-15; matthew 7:7-8; psalms 5:3; mark 11:24-25; jeremiah 33:3; daniel 6:10; colossians 4:2; ephesians 6:18'],
  ['Providence', 'romans 8:28; genesis 50:20; proverbs 16:9; proverbs 16:33; matthew 10:29-31; esther 4:14; isaiah 46:9-10; daniel 4:34-35; psalms 115:3; acts 17:26-28'],
  ['Scripture', '2-timothy 3:16-17; hebrews 4:12; psalms 119:105; psalms 119:11; isaiah 40:8; joshua 1:8; matthew 4:4; psalms 19:7-11; 2-peter 1:20-21; isaiah 55:10-11; psalms 119:97; jeremiah 15:16; 1-peter 1:23-25'],
  ['Suffering', '2-corinthians 4:16-18; romans 8:18; 1-peter 4:12-13; job 1:21; psalms 34:18-19; james 1:2-4; john 16:33; 2-corinthians 1:3-5; isaiah 43:2; psalms 46:1-3; psalms 119:71; job 23:10; acts 14:22'],
  ['Wisdom', 'proverbs 1:7; james 1:5; proverbs 3:5-7; proverbs 9:10; james 3:17; colossians 2:2-3; psalms 90:12; ecclesiastes 12:13-14; proverbs 4:7; daniel 2:20-22; job 28:28; 1-corinthians 1:25'],
  [UNUSED_TOPIC, ''],
]; // prettier-ignore
