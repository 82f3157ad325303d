import { useState } from 'react';
import { keyName } from '@/ui/actions/action';
import { screenActions } from '@/ui/actions/useActions';
import { Dialog } from '@/ui/dialogs/Dialog';
import { ACTION_KEYS } from '../command/actionKeys';
import styles from './KeysDialog.module.scss';

type Keys = readonly (readonly [key: string, action: string])[];

const EVERYWHERE: Keys = [
  ['Ctrl K', 'Find or do anything'],
  ['Ctrl Z', 'Take back what was just done, while that is offered'],
  ['g', 'Go To Passage'],
  ['/', 'Search this page, or else the Bible'],
  ['Ctrl Enter', 'Save, from a field of several lines'],
  ['Esc', 'Close a dialog, a menu or a notice'],
  ['?', 'This list'],
];

const ONE_BY_ONE: Keys = [
  ['←', 'Previous chapter, passage, quote, prayer or verse found'],
  ['→', 'Next chapter, passage, quote, prayer or verse found'],
  ['Space', 'Show the text or the reference in practice'],
  ['1 2 3', 'Mark the passage: Not yet, Nearly, Right'],
  ['r', 'Recall the passage that is practised; record the prayer, and go on'],
  ['Esc', 'Leave recall or praying, or choose no verse'],
];

const LISTS: Keys = [
  ['↑ ↓', 'The row above or below, beside what it opens; in a chapter, the verse'],
  ['Enter', 'Open the row, or choose the verse'],
  ['Home End', 'The ends of a list or a menu'],
];

const COMMAND_BOX: Keys = [['↑ ↓', 'The row above or below'], ...ACTION_KEYS];

/** All keys, those of the current screen first. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [ofScreen] = useState((): Keys =>
    screenActions().flatMap(({ key, label }) => (key === undefined ? [] : [[keyName(key), label]])),
  );
  return (
    <Dialog readOnly title="Keys" onClose={onClose}>
      <KeyList title="On this screen" keys={ofScreen} />
      <KeyList title="Everywhere" keys={EVERYWHERE} />
      <KeyList title="One by one" keys={ONE_BY_ONE} />
      <KeyList title="In lists" keys={LISTS} />
      <KeyList title="In “Find or do anything”" keys={COMMAND_BOX} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  if (keys.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, action]) => (
          <div key={`${key} ${action}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
