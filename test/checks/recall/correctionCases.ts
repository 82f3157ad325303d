import type { PassageRef, VerseRange } from '@/bible/passage';

/**
 * Answers as people write them, each judged by hand from the text: which words of the text are not right, and how many
 * words are extra.
 */
export interface CorrectionCase {
  about: string;
  text: string;
  answer: string;
  /** The words of the text that are missing or wrong, in order. */
  wrong: string;
  /** Of these, the words at the end that the answer does not come to; absent where it is not judged. */
  unreached?: string;
  /** How many verses are in another place; absent where it is not judged. */
  moved?: number;
  tooMany: number;
  /** The source of the text, one verse per line; only if the answer names its verses. */
  verses?: PassageRef;
}

type Row = readonly [text: string, answer: string, wrong?: string, tooMany?: number];

const cases = (about: string, rows: readonly Row[]): CorrectionCase[] =>
  rows.map(([text, answer, wrong = '', tooMany = 0]) => ({ about, text, answer, wrong, tooMany }));

const withVerses = (verses: VerseRange, about: string, rows: readonly Row[]): CorrectionCase[] =>
  cases(about, rows).map((each) => ({ ...each, verses: { ...verses, translation: 'kjv' } }));

const PSALM_23 =
  'The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters.';
const JOHN_3_16 =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';
const ROMANS_8_1 = 'There is therefore now no condemnation to them which are in Christ Jesus';

const NUMBERS_6_24 =
  'The LORD bless thee, and keep thee: The LORD make his face shine upon thee, and be gracious unto thee: The LORD lift up his countenance upon thee, and give thee peace.';
const MATTHEW_11_28 = 'Come unto me, all ye that labour and are heavy laden, and I will give you rest.';
const MATTHEW_13_8 = 'some an hundredfold, some sixtyfold, some thirtyfold';

const JOHN_3_16_17 = `${JOHN_3_16}
For God sent not his Son into the world to condemn the world; but that the world through him might be saved.`;
const JOHN: VerseRange = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 };
const [SIXTEEN = '', SEVENTEEN = ''] = JOHN_3_16_17.split('\n');
const GENESIS_5_3 =
  'And Adam lived an hundred and thirty years, and begat a son in his own likeness, after his image; and called his name Seth:';
const REVELATION_7 = `Of the tribe of Juda were sealed twelve thousand.
Of the tribe of Aser were sealed twelve thousand.`;
const JUDE_24 = 'Now unto him that is able to keep you from falling,';
const FIRST_JOHN = 'He that loveth not knoweth not God; for God is love.';

export const CORRECTION_CASES: readonly CorrectionCase[] = [
  ...cases('case, punctuation, accents', [
    ['Jesus wept.', 'jesus wept'],
    ['Jesus wept.', 'JESUS WEPT!!!'],
    [PSALM_23, PSALM_23.toLowerCase().replaceAll(/[;:.,]/g, '')],
    ['The LORD’s name', "the lord's name"],
    ['The LORD’s name', 'the lords name'],
    ['“I am the way,” he said', 'I am the way he said'],
    ['Abba, Father', 'abba father'],
    ['the Son of man—even he', 'the son of man - even he'],
    ['Melchisédec king of Salem', 'melchisedec king of salem'],
    ['O my Lord, [art] thou not', 'o my lord art thou not'],
  ]),
  ...cases('words left out', [
    ['Jesus wept.', 'Jesus', 'wept'],
    ['Jesus wept.', '', 'Jesus wept'],
    ['Jesus wept.', 'wept', 'Jesus'],
    ['the Lord, the God', 'the Lord God', 'the'],
    ['Rejoice evermore. Pray without ceasing.', 'Rejoice evermore. Pray ceasing.', 'without'],
    ['grace and truth came by Jesus Christ', 'grace truth came by Jesus', 'and Christ'],
    [
      PSALM_23,
      'The Lord is my shepherd I shall not want',
      'He maketh me to lie down in green pastures he leadeth me beside the still waters',
    ],
    [
      JOHN_3_16,
      'that whosoever believeth in him should not perish but have everlasting life',
      'For God so loved the world that he gave his only begotten Son',
    ],
    ['Holy, holy, holy, is the LORD of hosts', 'Holy, holy, is the LORD of hosts', 'holy'],
    ['my God, my God, why hast thou forsaken me?', 'my God why hast thou forsaken me', 'my God'],
  ]),
  ...cases('words replaced', [
    ['Jesus wept.', 'Jesus slept', 'wept'],
    ['I can do all things through Christ', 'I can do everything through Christ', 'all things'],
    ['which strengtheneth me', 'who strengthens me', 'which strengtheneth'],
    ['the still waters', 'the quiet waters', 'still'],
    ['he restoreth my soul', 'he restores my soul', 'restoreth'],
    ['thy rod and thy staff', 'your rod and your staff', 'thy thy'],
    ['the way, the truth, and the life', 'the truth, the way, and the life', 'way truth'],
    ['one two', 'three four', 'one two'],
    ['In the beginning was the Word', 'In the beginning God created the Word', 'was', 1],
    ['perfect love casteth out fear', 'perfect peace casteth out sin', 'love fear'],
  ]),
  ...cases('words added', [
    ['Jesus wept.', 'And Jesus wept', '', 1],
    ['Jesus wept.', 'Jesus wept there', '', 1],
    ['Jesus wept.', 'Jesus wept. Jesus wept.', '', 2],
    ['God is love', 'God is not love', '', 1],
    ['thou shalt not kill', 'thou shalt not not kill', '', 1],
    [PSALM_23, `${PSALM_23} ${PSALM_23}`, '', 25],
    [JOHN_3_16, `Well, ${JOHN_3_16} Amen`, '', 2],
    ['Be still, and know that I am God', 'Be very still, and know that I am your God', '', 2],
    ['', 'word', '', 1],
    ['', '', '', 0],
  ]),
  ...cases('joined and split words', [
    ['his mercy endureth for ever', 'his mercy endureth forever'],
    ['his mercy endures forever', 'his mercy endures for ever'],
    ['his mercy endureth for ever', 'his mercy lasts forever', 'endureth'],
    ['his mercy endureth for ever', 'his love lasts forever', 'mercy endureth'],
    ['every one that thirsteth', 'everyone that thirsteth'],
    ['every one that thirsteth', 'everyone who thirsteth', 'that'],
    ['To day if ye will hear his voice', 'Today if ye will hear his voice'],
    ['To day if ye will hear his voice', 'Today if you will hear his voice', 'ye'],
    ['to morrow we die', 'tomorrow we die'],
    ['Surely goodness and mercy shall follow me', 'Sure ly goodness and mercy shall follow me'],
    ['whosoever will', 'who so ever will'],
    ['whatsoever things are true', 'what so ever things are pure', 'true'],
    ['an house not made with hands', 'a house not made with hands', 'an'],
    ['in my Father’s house', 'in my fathers house'],
    ['some times', 'sometimes'],
    ['for evermore', 'forever more'],
    ['from everlasting to everlasting', 'from ever lasting to ever lasting'],
    ['the wine press', 'the winepress'],
    ['the winepress', 'the wine press'],
    ['and any man', 'and anyman'],
    ['my self', 'myself'],
    ['I will trust in him for ever and ever', 'I trust in him forever and ever', 'will'],
    ['cannot be hid', 'can not be hid'],
    [
      'a city that is set on an hill cannot be hid',
      'a city set on a hill can not be hidden',
      'that is an hid',
    ],
  ]),
  ...cases('hyphens', [
    ['Beth-el', 'Bethel'],
    ['Bethel', 'Beth-el'],
    ['Bethel', 'Beth el'],
    ['my well-beloved', 'my wellbeloved'],
    ['my wellbeloved', 'my well beloved'],
    ['the house of Beth–shemesh', 'the tent of Bethshemesh', 'house'],
    ['first-born of every creature', 'firstborn of all creation', 'every creature'],
    ['Maher-shalal-hash-baz', 'Mahershalalhashbaz'],
    ['the mercy-seat', 'the mercy seat'],
    ['lovingkindness', 'loving-kindness'],
  ]),
  ...cases('numbers', [
    ['the twelve tribes', 'the 12 tribes'],
    ['the 12 tribes', 'the twelve tribes'],
    ['an hundred and thirty years', '130 years'],
    ['an hundred and thirty years', 'one hundred thirty years'],
    ['an hundred and thirty years', 'a hundred thirty years'],
    ['one hundred thirty years', 'an hundred and thirty years'],
    ['130 years', 'an hundred and thirty years'],
    ['an hundred and thirty years', '130 days', 'years'],
    ['lived an hundred and thirty years', 'was 130 years', 'lived'],
    ['an hundred forty and four thousand were sealed', '144,000 were sealed'],
    ['an hundred forty and four thousand were sealed', '144000 were marked', 'sealed'],
    ['an hundred forty and four thousand', 'one hundred and forty-four thousand'],
    ['a thousand two hundred and threescore days', '1260 days'],
    ['a thousand two hundred and threescore days', 'twelve hundred and sixty days'],
    ['a thousand two hundred and threescore days', '1,260 days'],
    ['threescore years and ten', 'sixty years and ten'],
    ['threescore and ten', 'seventy'],
    ['threescore and ten', '70'],
    ['seventy', 'three score and ten'],
    ['two and twenty thousand', '22,000'],
    ['two and twenty thousand', 'twenty-two thousand'],
    ['six hundred threescore and six', '666'],
    ['six hundred threescore and six', 'six hundred and sixty-six'],
    ['fourscore and six years', '86 years'],
    ['seventy times seven', '70 times 7'],
    ['the third day', 'the 3rd day'],
    ['the one and twentieth day', 'the 21st day'],
    ['on the twelfth day', 'on the twelve day', 'twelfth'],
    ['nine hundred sixty and nine years', '969 years'],
    ['nine hundred sixty and nine years', '968 years', 'nine hundred sixty and nine'],
    ['about five thousand men', 'around 5000 men', 'about'],
    ['six hundred thousand and three thousand and five hundred and fifty', '603,550'],
    ['ten thousand times ten thousand', '10,000 times 10,000'],
    ['five loaves and two fishes', '2 loaves and 5 fishes', 'five two'],
    ['one day is as a thousand years', '1 day is like 1000 years', 'as'],
    ['ninety and nine', '99'],
    ['the hundred and fifty and three', '153', 'the'],
    ['he was thirty', 'he was one hundred thirty', '', 2],
  ]),
  ...cases('an omission does not misalign the rest', [
    [
      PSALM_23,
      'The Lord is my shepherd I shall not want he maketh me to lie in green pastures he leadeth me beside the still waters',
      'down',
    ],
    [
      PSALM_23,
      'The Lord my shepherd I shall not want he makes me lie down in pastures he leads me beside still waters',
      'is maketh to green leadeth the',
    ],
    [
      JOHN_3_16,
      'For God so loved the world that whosoever believeth in him should not perish but have everlasting life',
      'that he gave his only begotten Son',
    ],
    [
      JOHN_3_16,
      'For God loved the world that he gave his begotten Son that whoever believes in him should not perish but have everlasting life',
      'so only whosoever believeth',
    ],
    [
      JOHN_3_16,
      'God so loved the world he gave his only Son that whosoever believeth in him shall not perish but have eternal life',
      'For that begotten should everlasting',
    ],
    [ROMANS_8_1, 'There is now no condemnation to them in Christ Jesus', 'therefore which are'],
    [
      ROMANS_8_1,
      'Therefore there is now no condemnation for those who are in Christ Jesus',
      'therefore to them which',
      1,
    ],
    [ROMANS_8_1, 'There is therefore no condemnation now to them which are in Christ', 'now Jesus', 1],
    ['faith, hope, charity, these three', 'hope, charity, these 3', 'faith'],
    ['faith, hope, charity, these three', 'faith, hope, love, these 3', 'charity'],
  ]),
  ...cases('nearly the same words stay wrong', [
    ['the Lord is good', 'the Lords is good', 'Lord'],
    ['he said unto them', 'he says unto them', 'said'],
    ['in him was life', 'in them was life', 'him'],
    ['thou art the Christ', 'you are the Christ', 'thou art'],
    ['a lamp unto my feet', 'a lamp to my foot', 'unto feet'],
    ['seven spirits', 'six spirits', 'seven'],
    ['one Lord, one faith', 'two Lord, one faith', 'one'],
    ['three', 'one two', 'three', 1],
    ['thousands of angels', '1000 of angels', 'thousands'],
    ['a second time', 'a 2 time', 'second'],
  ]),
  ...cases('one word, spelt in two ways', [
    ['my soul doth magnify the Lord, my Saviour', 'my soul doth magnify the Lord my Savior'],
    ['thou shalt love thy neighbour as thyself', 'thou shalt love thy neighbor as thyself'],
    ['Honour thy father and thy mother', 'Honor thy father and thy mother'],
    ['Honor thy father and thy mother', 'Honour thy father and thy mother'],
    [MATTHEW_11_28, 'come unto me all ye that labor & are heavy-laden and I will give you rest'],
    ['Put on the whole armour of God', 'put on the whole armor of God'],
    ['Shew me thy ways, O LORD', 'show me thy ways oh Lord'],
    ['He sheweth his word unto Jacob', 'he showeth his word unto Jacob'],
    ['the judgment seat of Christ', 'the judgement seat of Christ'],
    ['Wonderful, Counsellor, The mighty God', 'wonderful counselor the mighty God'],
    ['it is marvellous in our eyes', 'it is marvelous in our eyes'],
    ['bowed down and worshipped', 'bowed down and worshiped'],
    ['their swords into plowshares', 'their swords into ploughshares'],
    ['to fulfil all righteousness', 'to fulfill all righteousness'],
    ['be ye stedfast, unmoveable', 'be ye steadfast unmoveable'],
    ['the sceptre shall not depart from Judah', 'the scepter shall not depart from Judah'],
    ['he that cometh after me shall baptize you', 'he that cometh after me shall baptise you'],
    ['making musick before the LORD', 'making music before the Lord'],
    ['my defence and refuge', 'my defense and refuge'],
    ['for Jesus’ sake', 'for Jesus’s sake'],
    ['sit in Moses’ seat', "sit in Moses's seat"],
    ['come to nought', 'come to naught'],
    ['our Father', 'or Father', 'our'],
    ['pour out thine heart', 'por out thine heart', 'pour'],
    ['I will shew thee', 'I will shoe thee', 'shew'],
  ]),
  ...cases('an ampersand', [
    ['grace and truth came by Jesus Christ', 'grace & truth came by Jesus Christ'],
    ['Peter and John', 'Peter&John'],
    ['grace for grace', 'grace & grace', 'for'],
    ['faith, hope', 'faith & hope', '', 1],
  ]),
  ...cases('words that only sound the same stay wrong', [
    ['What is man, and the Son of man', 'what is man and the sun of man', 'Son'],
    ['according to their faith', 'according to there faith', 'their'],
    ['Pray without ceasing', 'prey without ceasing', 'Pray'],
    ['renew a right spirit within me', 'renew a write spirit within me', 'right'],
    ['no man cometh unto the Father', 'know man cometh unto the Father', 'no'],
    ['my help cometh from the LORD', 'my help cometh form the Lord', 'from'],
    ['for ever', '4 ever', 'for'],
    ['he ate the bread', 'he 8 the bread', 'ate'],
    ['they twain shall be one flesh', 'they two shall be one flesh', 'twain'],
  ]),
  ...cases('another Bible’s words stay wrong', [
    ['Thou shalt not kill', 'You shall not kill', 'Thou shalt'],
    ['Thou shalt not kill', 'Thou shalt kill', 'not'],
    ['The LORD is my shepherd', 'Jehovah is my shepherd', 'The LORD'],
    ['Jehovah is my shepherd', 'The Lord is my shepherd', 'Jehovah', 1],
    ['Trust in the LORD with all thine heart', 'Trust in the Lord with all thy heart', 'thine'],
    ['Jesus saith unto him, I am the way', 'Jesus said to him I am the way', 'saith unto'],
    ['which was, and is, and is to come', 'who was and who is and who is to come', 'which', 2],
    ['it cannot be', "it can't be", 'cannot'],
    [MATTHEW_11_28, 'come to me all who labor and are heavy laden and I will give you rest', 'unto ye that'],
  ]),
  ...cases('more numbers', [
    ['in the six hundredth and first year', 'in the 601st year'],
    ['the six hundredth year of Noah’s life', "the 600th year of Noah's life"],
    ['the six hundredth year', 'the 600 year', 'six hundredth'],
    ['in the two and twentieth year', 'in the 22nd year'],
    ['in the two and twentieth year', 'in the twenty-second year'],
    ['the four and twenty elders', 'the twentyfour elders'],
    ['the four and twenty elders', 'the 24 elders'],
    ['a thousand years', '1 000 years'],
    ['an hundred forty and four thousand', '144 000'],
    ['an hundred forty and four thousand', '144 thousand'],
    ['two hundred thousand thousand', '200,000,000'],
    [MATTHEW_13_8, 'some a hundred fold, some sixty fold, some thirty fold'],
    [MATTHEW_13_8, 'some 100-fold, some 60-fold, some 30-fold'],
    [MATTHEW_13_8, 'some 100fold, some 60fold, some 20fold', 'thirtyfold'],
    ['an hundred and seven and twenty provinces', '127 provinces'],
    ['an hundred and seven and twenty provinces', 'one hundred twenty-seven provinces'],
    ['threescore and two weeks', '62 weeks'],
    ['forty days and forty nights', '40 days and 40 nights'],
    ['forty days and forty nights', '40 days and nights', 'forty'],
    ['the first day of the week', 'the 1st day of the week'],
    ['the first day of the week', 'day 1 of the week', 'the first', 1],
    ['one thousand two hundred', '1,200'],
    ['two thousand', 'two hundred', 'thousand'],
    ['one and one', 'two', 'one and one'],
    ['a man', 'one man', 'a'],
  ]),
  ...cases('a verse that is left out, or more', [
    [
      NUMBERS_6_24,
      'The Lord bless thee and keep thee. The Lord lift up his countenance upon thee and give thee peace',
      'The LORD make his face shine upon thee and be gracious unto thee',
    ],
    [
      NUMBERS_6_24,
      'The Lord make his face shine upon thee and be gracious unto thee. The Lord lift up his countenance upon thee and give thee peace',
      'The LORD bless thee and keep thee',
    ],
    [
      NUMBERS_6_24,
      'The Lord bless you and keep you, the Lord make his face shine upon you and be gracious to you, the Lord lift up his countenance upon you and give you peace',
      'thee thee thee unto thee thee thee',
    ],
    [
      'vanity of vanities, saith the Preacher, vanity of vanities; all is vanity',
      'vanity of vanities, saith the Preacher, all is vanity',
      'vanity of vanities',
    ],
    ['verily, verily, I say unto you', 'verily I say unto you', 'verily'],
    ['nevertheless I live', 'never the less I live'],
    ['inasmuch as ye have done it', 'in as much as ye have done it'],
    ['be\u00adlieve in\u200bGod', 'believe in God'],
  ]),
  ...cases('other scripts', [
    ['ἐν ἀρχῇ ἦν ὁ λόγος', 'εν αρχη ην ο λογος'],
    ['בְּרֵאשִׁית בָּרָא אֱלֹהִים', 'בראשית ברא אלהים'],
    ['太初有道', '太初有'.concat('人'), '道'],
    ['Im Anfang war das Wort', 'im anfang war das wort'],
    ['Denn also hat Gott die Welt geliebt', 'Denn so hat Gott die Welt geliebt', 'also'],
  ]),
  ...withVerses(JOHN, 'the numbers of the verses', [
    [JOHN_3_16_17, `16 ${SIXTEEN} 17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `${SIXTEEN} 17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `(16) ${SIXTEEN}\n(17) ${SEVENTEEN}`],
    [JOHN_3_16_17, `¹⁶ ${SIXTEEN} ¹⁷ ${SEVENTEEN}`],
    [JOHN_3_16_17, `16${SIXTEEN} 17${SEVENTEEN}`],
    [JOHN_3_16_17, `16. ${SIXTEEN} 17. ${SEVENTEEN}`],
    [JOHN_3_16_17, `v16 ${SIXTEEN} v.17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `verse sixteen ${SIXTEEN} verse seventeen ${SEVENTEEN}`],
    [JOHN_3_16_17, `3:16 ${SIXTEEN} 3:17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `John 3:16 ${SIXTEEN} John 3:17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `16 God so loved ${SIXTEEN.slice(17)} 17 God ${SEVENTEEN.slice(8)}`, 'For For'],
    [JOHN_3_16_17, `16 ${SIXTEEN} 17 And ${SEVENTEEN}`, '', 1],
    [JOHN_3_16_17, `16 ${SIXTEEN} 17`, SEVENTEEN],
    [JOHN_3_16_17, `17 ${SEVENTEEN}`, SIXTEEN],
    [JOHN_3_16_17, `16 ${SIXTEEN} 18 ${SEVENTEEN}`, '', 1],
    [JOHN_3_16_17, `${SIXTEEN} For God sent 17 not ${SEVENTEEN.slice(17)}`, '', 1],
    [JOHN_3_16_17, `John 3:16-17 16 ${SIXTEEN} 17 ${SEVENTEEN}`],
    [JOHN_3_16_17, `${SIXTEEN} 16th ${SEVENTEEN}`, '', 1],
  ]),
  ...withVerses(JOHN, 'the reference before or after the text', [
    [JOHN_3_16_17, `John 3:16-17 ${JOHN_3_16_17}`],
    [JOHN_3_16_17, `${JOHN_3_16_17} John 3:16-17`],
    [JOHN_3_16_17, `John 3:16-17\n${JOHN_3_16_17}\n- John 3:16–17`],
    [JOHN_3_16_17, `Jn 3.16f ${JOHN_3_16_17}`, '', 1],
    [JOHN_3_16_17, `John three sixteen to seventeen ${JOHN_3_16_17}`],
    [JOHN_3_16_17, `john chapter three verses sixteen and seventeen ${JOHN_3_16_17}`],
    [JOHN_3_16_17, `John 3:16-17 (KJV) ${JOHN_3_16_17}`],
    [JOHN_3_16_17, `${JOHN_3_16_17} John 3:16-17 KJV`],
    [JOHN_3_16_17, `John 3:16-17 ESV ${JOHN_3_16_17}`, '', 1],
    [JOHN_3_16_17, `John 3 ${JOHN_3_16_17}`],
    [JOHN_3_16_17, `John 3:16-17`, JOHN_3_16_17],
    [JOHN_3_16_17, `Mark 3:16-17 ${JOHN_3_16_17}`, '', 1],
    [JOHN_3_16_17, `John 4:16 ${JOHN_3_16_17}`, '', 2],
    [JOHN_3_16_17, `${SIXTEEN} John ${SEVENTEEN}`, '', 1],
  ]),
  ...withVerses(
    { bookName: 'genesis', chapter: 5, startVerse: 3, endVerse: 3 },
    'numbers of the text itself',
    [
      [GENESIS_5_3, `3 ${GENESIS_5_3}`],
      [GENESIS_5_3, `3 ${GENESIS_5_3.replace('an hundred and thirty', '130')}`],
      [GENESIS_5_3, `3 ${GENESIS_5_3.replace('an hundred and thirty', '140')}`, 'an hundred and thirty'],
      [GENESIS_5_3, `5:3 ${GENESIS_5_3.replace('an hundred and thirty ', '')}`, 'an hundred and thirty'],
      [GENESIS_5_3, GENESIS_5_3.replace('thirty', 'thirty 3'), '', 1],
    ],
  ),
  ...withVerses(
    { bookName: 'revelation', chapter: 7, startVerse: 12, endVerse: 13 },
    'numbers of the text itself',
    [
      [REVELATION_7, `12 ${REVELATION_7.replace('\n', ' 13 ')}`],
      [REVELATION_7, `12 ${REVELATION_7.replace('\n', ' 13 ').replaceAll('twelve thousand', '12,000')}`],
      [REVELATION_7, `12 ${REVELATION_7.replace('\n', ' 13 ').replace('twelve', 'ten')}`, 'twelve'],
    ],
  ),
  ...withVerses({ bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 24 }, 'a book with one chapter', [
    [JUDE_24, `Jude 24 ${JUDE_24}`],
    [JUDE_24, `Jude 1:24 ${JUDE_24}`],
    [JUDE_24, `${JUDE_24} Jude verse 24`],
    [JUDE_24, `Jude ${JUDE_24}`, '', 1],
  ]),
  ...withVerses({ bookName: '1-john', chapter: 4, startVerse: 8, endVerse: 8 }, 'a book with a number', [
    [FIRST_JOHN, `1 John 4:8 ${FIRST_JOHN}`],
    [FIRST_JOHN, `First John four eight ${FIRST_JOHN}`],
    [FIRST_JOHN, `1Jn 4:8 ${FIRST_JOHN}`],
    [FIRST_JOHN, `John 4:8 ${FIRST_JOHN}`, '', 1],
  ]),
  // A custom text is one line, however many verses it has.
  ...withVerses(JOHN, 'verses that are not told apart', [
    [JOHN_3_16_17.replace('\n', ' '), `16 ${SIXTEEN} 17 ${SEVENTEEN}`],
  ]),
];
