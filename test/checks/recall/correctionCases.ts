/**
 * Answers as people write them, each judged by hand from the text: which words of the text are not right, and how many words
 * are too many.
 */
export interface CorrectionCase {
  about: string;
  text: string;
  answer: string;
  /** The words of the text that are missing or wrong, in order. */
  wrong: string;
  tooMany: number;
}

type Row = readonly [text: string, answer: string, wrong?: string, tooMany?: number];

const cases = (about: string, rows: readonly Row[]): CorrectionCase[] =>
  rows.map(([text, answer, wrong = '', tooMany = 0]) => ({ about, text, answer, wrong, tooMany }));

const PSALM_23 =
  'The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters.';
const JOHN_3_16 =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';
const ROMANS_8_1 = 'There is therefore now no condemnation to them which are in Christ Jesus';

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
  ...cases('other scripts', [
    ['ἐν ἀρχῇ ἦν ὁ λόγος', 'εν αρχη ην ο λογος'],
    ['בְּרֵאשִׁית בָּרָא אֱלֹהִים', 'בראשית ברא אלהים'],
    ['太初有道', '太初有'.concat('人'), '道'],
    ['Im Anfang war das Wort', 'im anfang war das wort'],
    ['Denn also hat Gott die Welt geliebt', 'Denn so hat Gott die Welt geliebt', 'also'],
  ]),
];
