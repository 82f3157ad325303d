import { casesOf } from './referenceCase';

/** References as they were reported: read by one part of the app and not by another, or as other verses. */
export const REPORTED = casesOf([
  // Lines that are numbered.
  [
    '1. Genesis 1:1\n2. Romans 8:28\n3. Philippians 4:13\n4. 1 Peter 5:7\n5. Psalm 23',
    'Genesis 1:1, Romans 8:28, Philippians 4:13, 1 Peter 5:7, Psalms 23',
  ],
  [
    '01. Genesis 1:1\n02. Romans 8:28\n03. Philippians 4:13\n04. 1 Peter 5:7\n05. Psalm 23',
    'Genesis 1:1, Romans 8:28, Philippians 4:13, 1 Peter 5:7, Psalms 23',
  ],
  [
    '1.\tGenesis 1:1\n2.\tRomans 8:28\n3.\tPhilippians 4:13\n4.\t1 Peter 5:7\n5.\tPsalm 23',
    'Genesis 1:1, Romans 8:28, Philippians 4:13, 1 Peter 5:7, Psalms 23',
  ],
  [
    '1\tGenesis 1:1\n2\tRomans 8:28\n3\tPhilippians 4:13\n4\t1 Peter 5:7\n5\tPsalm 23',
    'Genesis 1:1, Romans 8:28, Philippians 4:13, 1 Peter 5:7, Psalms 23',
  ],
  ['Romans 8:28\n1. Peter 5:7; 2. Timothy 1:7', 'Romans 8:28, 1 Peter 5:7, 2 Timothy 1:7'],
  ['Week 1 - John 3:16', 'John 3:16'],
  // Whole books and chapters for some verses.
  ['Jude 1-7', 'Jude 1:1-7'],
  ['Obadiah 1-4', 'Obadiah 1:1-4'],
  ['1 Kings 1:1-1 Kings 1:10', '1 Kings 1:1-10'],
  ['1Cor.13.4-1Cor.13.7', '1 Corinthians 13:4-7'],
  ['Psalm 119 105', 'Psalms 119:105'],
  ['John 3 16', 'John 3:16'],
  ['Romans 8 28-30', 'Romans 8:28-30'],
  ['Gal. 5, 22-23', 'Galatians 5:22-23'],
  ['Psalm 23:1-end', 'Psalms 23:1-6'],
  // Translations.
  ['Heb 11:1 (ASV), 11:6 (NIV)', 'Hebrews 11:1 ASV, Hebrews 11:6 NIV'],
  [
    'Romans 8:28 NRSVue',
    '',
    { refused: ['NRSVue is none of the translations'], opens: 'Romans 8:28', prose: ['Romans 8:28'] },
  ],
  ['Romans 8:28 (AMP)', '', { refused: ['AMP is none'], opens: 'Romans 8:28', prose: ['Romans 8:28'] }],
  [
    'Romans 8:28 The Message',
    '',
    { refused: ['The Message is none'], opens: 'Romans 8:28', prose: ['Romans 8:28'] },
  ],
  ['Matthew 28:19-20 | ESV', 'Matthew 28:19-20 ESV'],
  // Names.
  ['MAT.5.3', 'Matthew 5:3', { prose: [] }],
  ['is 40:31', 'Isaiah 40:31', { prose: [] }],
  ['ga 2:20', 'Galatians 2:20', { prose: [] }],
  ['2J 6', '2 John 1:6', { prose: [] }],
  ['Rv 21:4', 'Revelation 21:4'],
  ['1 Tm 3:16', '1 Timothy 3:16'],
  ['Ez 36:26', 'Ezekiel 36:26'],
  ['\u202dJohn 3:16\u202c', 'John 3:16'],
  // Typed into Go To.
  ['Ps 119:1-8, 17', 'Psalms 119:1-8, Psalms 119:17'],
  ['John 3:16 NIV', 'John 3:16 NIV'],
  ['Hebrews 13:8.', 'Hebrews 13:8'],
  ['John 3:16;', 'John 3:16'],
  ['Rom 8:28ff', 'Romans 8:28-30'],
  ['Eph 2:8,9', 'Ephesians 2:8-9'],
  ['Matt 5-7', 'Matthew 5, Matthew 6, Matthew 7', { isOne: true }],
  ['John chapter 3 verse 16', 'John 3:16'],
  ['Gal 5 verses 22-23', 'Galatians 5:22-23'],
  ['Jude 3, 20-21', 'Jude 1:3, Jude 1:20-21'],
  ['Gen 1:1-2:3', 'Genesis 1:1-31, Genesis 2:1-3', { isOne: true }],
  // As a part of a URL.
  ['jn 3:16', 'John 3:16'],
  ['mt 5', 'Matthew 5'],
  ['John 3', 'John 3'],
]);
