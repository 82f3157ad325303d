import { Dialog } from '@/ui/dialogs/Dialog';

const KEYS: readonly (readonly [key: string, action: string])[] = [
  ['←', 'Previous chapter, passage or quote'],
  ['→', 'Next chapter, passage or quote'],
  ['Space', 'Show the text or the reference'],
  ['r', 'Recall the passage that is practised'],
  ['/', 'Search this page, or else the Bible'],
  ['g', 'Go To Passage'],
  ['Ctrl K', 'Find or do anything'],
  ['Esc', 'Close a dialog or menu'],
  ['?', 'This list'],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog readOnly title="Keys" size="sm" onClose={onClose}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem 1rem', margin: 0 }}>
        {KEYS.map(([key, action]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd style={{ margin: 0 }}>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
