import { BOXES, type Box, type MemoryPassage } from '@/features/memory/model/memoryPassage';
import { boxName } from '@/features/memory/model/passageEdit';
import { practiceBoxLink } from '@/features/memory/practice/practiceChoice';
import { navGroups } from '../../routes/navigation';
import { translationsOnDevice } from '@/bible/text/onDevice';
import { TRANSLATION_CODES, translationOf, type TranslationCode } from '@/bible/translations';
import { biblesPath } from '@/routes/biblesPath';
import { paths } from '@/routes/paths';
import { prayPath } from '@/routes/prayerPaths';
import type { Command, CommandTarget } from './commandTypes';

/** The app's own rows: screens, settings, and the words that people use for them. */

/**
 * The words for a screen or dialog of the bar besides its label. One that equals the whole query brings its row to the
 * top.
 */
const SCREEN_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  Today: [
    'home',
    'start',
    'day',
    'morning',
    'devotions',
    'quiet time',
    'start today',
    'dashboard',
    'daily devotion',
    'what is today',
    'devotion',
  ],
  'Practice Setup': [
    'practise',
    'practice',
    'learn',
    'memorise',
    'memorize',
    'recall',
    'revise',
    'start practice',
    'review',
    'test',
    'quiz',
    'flashcards',
    'fading',
    'fading passages',
    'due',
    'what is due',
  ],
  'My Memory Passages': [
    'passages',
    'verses',
    'memory passages',
    'memory verses',
    'my verses',
    'memory',
    'mem',
    'own wording',
  ],
  'Memory Passages by Box': ['box', 'boxes', 'frequency'],
  'Memory Stats': [
    'stats',
    'statistics',
    'memory statistics',
    'progress',
    'charts',
    'streak',
    'calendar',
    'how am I doing',
  ],
  'Practice History': ['history', 'log', 'practice log', 'what I practised', 'what did I practise'],
  'Reading Plan': [
    'plan',
    'read today',
    'bible in a year',
    'reading',
    'todays reading',
    'daily reading',
    'read the Bible in a year',
    'reading progress',
    'mark read',
    'mark as read',
    'reading history',
    'what I have read',
    'what have I read',
    'what should I read',
  ],
  'View Chapter': [
    'chapter',
    'chapter picker',
    'read a chapter',
    'books',
    'choose a book',
    'bible',
    'read',
    'reader',
    'listen',
    'audio',
    'read aloud',
  ],
  'Go To Passage': ['goto', 'go to', 'go to verse', 'jump', 'reference'],
  'Bible Search': ['search', 'find', 'concordance', 'search bible', 'search the bible', 'look up', 'phrase'],
  'Browse Bible': [
    'browse',
    'nuggets',
    'nugget',
    'my nuggets',
    'gems',
    'random verse',
    'random nugget',
    'topics',
    'tags',
  ],
  'Map of the Bible': ['map', 'heat map', 'where I have read', 'coverage'],
  'View Quotes': ['quotes', 'quote', 'quotations', 'random quote'],
  'Search Quotes': ['find quote', 'find quotes', 'find a quote', 'quote search'],
  'Add Quote': ['new quote', 'write quote', 'write a quote', 'write down a quote', 'save quote'],
  Prayers: [
    'prayer',
    'prayer list',
    'list of prayers',
    'people',
    'requests',
    'intercession',
    'record',
    'record a prayer',
    'edit a prayer',
  ],
  'Add Prayer': ['new prayer', 'new request', 'prayer request', 'pray for somebody new'],
  Sets: ['set', 'sets of verses', 'verses to learn', 'first verses', 'memory packs', 'topical memory'],
  'How it works': [
    'how do boxes work',
    'how do the boxes work',
    'what is a box',
    'what is a nugget',
    'what are nuggets',
    'what is fading',
    'fading explained',
    'what is fading first',
    'what is likelihood',
    'explain',
    'faq',
    'questions',
    'guide',
    'tutorial',
  ],
  Links: ['link', 'websites', 'bookmarks', 'add link', 'new link', 'devotionals'],
  Login: [
    'log in',
    'log out',
    'logout',
    'sign in',
    'sign out',
    'signout',
    'log off',
    'switch user',
    'change user',
    'account',
    'user',
    'guest',
  ],
  'Copy This DB to Guest': ['copy database'],
  'Your data': [
    'export',
    'import',
    'backup',
    'back up',
    'download',
    'csv',
    'json',
    'paste references',
    'paste verses',
    'anki',
    'reminder',
    'print',
    'print cards',
    'excel',
    'notifications',
    'remind me',
    'add verse',
    'add verses',
    'add memory verse',
    'add passage',
    'new passage',
    'my data',
    'forget this device',
    'sign out of this device',
  ],
};

interface Viewer {
  guest: boolean;
  owner: boolean;
}

/** The screens and dialogs of the bar, and parts of screens. */
export function screenCommands(viewer: Viewer, passages: readonly MemoryPassage[]): Command[] {
  // With an empty path all are offered, including the current one.
  const ofBar = navGroups({ ...viewer, pathname: '' }).flatMap(({ title, items }) =>
    items.map((item) =>
      screenPart(
        item.label,
        'path' in item ? { to: item.path } : { dialog: item.dialog },
        SCREEN_KEYWORDS[item.label] ?? [],
        title,
      ),
    ),
  );
  return [
    ...ofBar,
    screenPart('Weak Words', { to: paths.weakWords }, [
      'drill',
      'weak',
      'mistakes',
      'drill weak words',
      'words I miss',
    ]),
    // As on the screen, 'Every Time' exists only if it has passages.
    ...BOXES.filter((box) => box > 0 || passages.some((passage) => passage.box === box)).map((box) =>
      boxCommand(box, passages),
    ),
    ...(viewer.guest
      ? []
      : [
          screenPart('Pray through today', { to: prayPath({ kind: 'today' }) }, [
            'pray',
            'praying',
            'start praying',
            'pray now',
            'prayers of today',
            'prayers for today',
            'todays prayers',
            'who to pray for',
          ]),
          screenPart('Archived prayers', { to: `${paths.prayers}?show=archived` }, [
            'archived',
            'archive',
            'answered',
            'answered prayers',
            'prayers archived',
          ]),
        ]),
  ];
}

const screenPart = (
  label: string,
  target: CommandTarget,
  keywords: readonly string[],
  text?: string,
): Command => ({
  id: label,
  label,
  keywords,
  ...(text !== undefined && { text }),
  actions: [{ label: 'Open', target }],
});

/** A box, with an action to practise its passages. */
function boxCommand(box: Box, passages: readonly MemoryPassage[]): Command {
  const hasPassages = passages.some((passage) => passage.box === box);
  return {
    id: `box ${box}`,
    label: boxName(box),
    actions: [
      { label: 'Open', target: { to: `${paths.memoryPassagesByBox}?box=${box}` } },
      ...(hasPassages ? [{ label: 'Practise', target: { goTo: () => practiceBoxLink(box) } }] : []),
    ],
  };
}

const theme = (label: string, chosen: 'dark' | 'light' | 'auto', keywords: readonly string[]): Command => ({
  id: label,
  label,
  keywords,
  actions: [{ label: 'Do', target: { theme: chosen } }],
});

/** Keeps a translation on this device: found by its name. */
const keepCommand = (code: TranslationCode, keep: (code: TranslationCode) => void): Command => {
  const { shortName } = translationOf(code);
  return {
    id: `keep ${code}`,
    label: `Keep ${shortName} on this device`,
    keywords: [`keep ${code}`, `keep ${shortName}`, `offline ${shortName}`, `download ${shortName}`],
    isFoundOnly: true,
    actions: [{ label: 'Do', target: { run: () => keep(code) } }],
  };
};

/** The translations on this device, and each that can be kept there. */
export const bibleCommands = (keep: (code: TranslationCode) => void): readonly Command[] => [
  screenPart('Bibles on this device', { to: biblesPath }, [
    'offline bible',
    'bible offline',
    'offline',
    'keep bible',
    'download bible',
    'keep a translation',
    'remove bible',
  ]),
  ...TRANSLATION_CODES.filter((code) => translationsOnDevice()[code] === undefined).map((code) =>
    keepCommand(code, keep),
  ),
];

/** Settings, and the help. */
export const SETTING_COMMANDS: readonly Command[] = [
  screenPart('Display settings', { dialog: 'display' }, [
    'settings',
    'setting',
    'preferences',
    'options',
    'theme',
    'themes',
    'appearance',
    'display',
    'colours',
    'colors',
    'text size',
    'font size',
    'font',
    'bigger text',
    'larger text',
    'smaller text',
    'zoom',
    'red letters',
    'words of christ in red',
    'paragraphs',
    'verses on lines',
    'start screen',
    'after signing in',
  ]),
  screenPart('Keys', { dialog: 'keys' }, [
    'shortcuts',
    'keyboard',
    'keyboard shortcuts',
    'hotkeys',
    'help',
    'how to',
  ]),
  theme('Dark theme', 'dark', ['dark', 'dark mode', 'darkmode', 'night', 'night mode', 'nightmode', 'black']),
  theme('Light theme', 'light', ['light', 'light mode', 'lightmode', 'day mode', 'white']),
  theme('Automatic theme', 'auto', ['auto', 'automatic', 'system theme']),
];
