/** Words that sound the same: the recogniser decides which it writes, not the speaker. */
const HOMOPHONES =
  'altar alter, ate eight, bare bear, be bee, beat beet, been bin, blew blue, born borne, bread bred, bury berry, buy by bye, ' +
  'cain cane kane, ceased seized, cell sell, cite sight site, council counsel, days daze, dear deer, die dye, dew do due, ' +
  'faint feint, fair fare, feat feet, find fined, flour flower, for four fore, fourth forth, fowl foul, gait gate, great grate, ' +
  'guest guessed, hail hale, hair hare, heal heel, hear here, heard herd, heir air, him hymn, hole whole, holy wholly, hour our, ' +
  'idle idol, in inn, jewel joule, knew new, knight night, know no, knows nose, led lead, lessen lesson, lo low, loan lone, ' +
  'made maid, mail male, manna manner, meat meet mete, might mite, morning mourning, need knead, oar ore or, one won, pain pane, ' +
  'passed past, paul pall, peace piece, peter petre, plain plane, praise prays preys, pray prey, prince prints, principal principle, ' +
  'profit prophet, profits prophets, rain reign rein, raise rays, read red, reed read, right rite write wright, road rode, ' +
  'root route, sail sale, saul sol, saw soar, scene seen, sea see, seam seem, seas sees seize, sent scent cent, sew so sow, ' +
  'shone shown, side sighed, slay sleigh, sole soul, son sun, sons suns, staid stayed, steal steel, straight strait, ' +
  'tail tale, taught taut, their there, threw through, throne thrown, tide tied, to too two, vain vein, wait weight, waste waist, ' +
  'way weigh, ways weighs, weak week, whether weather, which witch, wine whine, wood would, yea yay, yoke yolk, ye yee';

/** The other words of each word's groups. */
const OTHERS: ReadonlyMap<string, readonly string[]> = (() => {
  const others = new Map<string, Set<string>>();
  for (const group of HOMOPHONES.split(', ')) {
    const words = group.split(' ');
    for (const word of words) {
      const rest = words.filter((other) => other !== word);
      others.set(word, new Set([...(others.get(word) ?? []), ...rest]));
    }
  }
  return new Map([...others].map(([word, rest]) => [word, [...rest]]));
})();

const NONE: readonly string[] = [];

/** The other words that sound the same as a normalized word. */
export const homophonesOf = (word: string): readonly string[] => OTHERS.get(word) ?? NONE;
