import { normalizeWord } from '../../model/words';

/** Words of old English Bibles that are spelt differently today, but sound the same. */
const OLD_WORDS: ReadonlyMap<string, string> = new Map(
  (
    'ancle ankle, ancles ankles, asswage assuage, asswaged assuaged, axe ax, bason basin, basons basins, brasen brazen, ' +
    'caldron cauldron, caldrons cauldrons, caterpiller caterpillar, caterpillers caterpillars, cieled ceiled, ' +
    'cloke cloak, jubile jubilee, lothe loathe, lothed loathed, lotheth loatheth, morter mortar, nought naught, oh o, ' +
    'pourtray portray, pourtrayed portrayed, sayeth saith, sope soap, subtil subtle, subtilly subtly, ' +
    'subtilty subtlety, sycomore sycamore, sycomores sycamores, vail veil, vails veils, waggon wagon, waggons wagons'
  )
    .split(', ')
    .map((pair) => {
      const [old = '', today = ''] = pair.split(' ');
      return [old, today] as const;
    }),
);

/** British and American, older and newer spellings. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(lab|neighb|hon|fav|col|savi|sav|rum|hum|vap|val|succ|od|rig|endeav|arm|clam|behavi|harb)our/, '$1or'],
  [/([aeiou][a-z]*[aei]l)l(ed|edst|ing|ings|ers?|ors?|ous|ously|eth|est)$/, '$1$2'],
  [/([a-z]{3})iz(e|ed|es|eth|ing|ers?|ation)$/, '$1is$2'],
  [/(scept|cent|sepulch|theat|mit|lust)re(s?)$/, '$1er$2'],
  [/(mus|publ|heret|lunat|sto|traff|bishopr)ick/, '$1ic'],
  [/(def|off|pret|lic|recomp)ens/, '$1enc'],
  [/(ski|wi)llful/, '$1lful'],
  [/fulfill(?=$|ment)/, 'fulfil'],
  [/worshipp/, 'worship'],
  [/dgement/, 'dgment'],
  [/practis/, 'practic'],
  [/stedfast/, 'steadfast'],
  [/plough/, 'plow'],
  [/^intr(?=eat|ust)/, 'entr'],
  [/^enq/, 'inq'],
  [/^grey/, 'gray'],
  [/^shew/, 'show'],
];

/** `Jesus's` is `Jesus'`. */
const SECOND_S = /(?<=s)['’‘ʼ＇`´]s$/i;

/** A normalized word in one of its spellings in English: `Saviour`, `shew`, `judgement`, `Moses's`. */
export function spelled(text: string): string {
  const plain = normalizeWord(text.replace(SECOND_S, ''));
  return OLD_WORDS.get(plain) ?? SPELLINGS.reduce((word, [from, to]) => word.replace(from, to), plain);
}
