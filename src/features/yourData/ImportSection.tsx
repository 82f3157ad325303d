import { useState, useId, useRef } from 'react';
import * as v from 'valibot';
import { useDraft } from '@/data/visit/useDraft';
import { useAppSelector } from '@/data/store/hooks';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton, Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { ColumnsForm } from './ColumnsForm';
import { ImportProgress } from './ImportProgress';
import { PasteForm } from './PasteForm';
import { PreviewForm } from './PreviewForm';
import { selectImport } from './store/importState';
import { useImport } from './useImport';
import styles from './YourData.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** Imports files and pasted references, after a preview. */
export function ImportSection() {
  const isGuest = useAppSelector(selectIsGuest);
  const { status } = useAppSelector(selectImport);
  const [translation, setTranslation] = useState(lastTranslation);
  const [isPasting, setPasting] = useState(false);
  const pasted = useDraft('pastedReferences', '', v.string());
  const imported = useImport(translation);
  const { state } = imported;
  const isAdding = status === 'running' || status === 'stopped';
  const paste = {
    label: 'Paste references',
    when: !isGuest,
    run: () => {
      imported.cancel();
      setPasting(!isPasting);
    },
  };
  useActions([paste]);
  return (
    <section aria-labelledby="import">
      <h2 id="import">Import</h2>
      {isGuest ? (
        <p>Guest users cannot add anything. Sign in with a name of your own to import your library.</p>
      ) : (
        <>
          <p className="muted">
            A library of this app, a CSV table, the clippings of a Kindle, highlights of Readwise, notes of
            Anki. You see first what is new; nothing that you have is changed.
          </p>
          <div className="actions">
            <FileButton
              onChoose={(file) => {
                setPasting(false);
                void imported.choose(file);
              }}
            />
            <ActionButton action={paste} aria-expanded={isPasting} />
          </div>
          {/* The preview has its translation already. */}
          {state.status !== 'preview' && (
            <Field label="Translation where none is named">
              {(id) => (
                <TranslationSelect
                  id={id}
                  label="Translation where none is named"
                  value={translation}
                  onChange={setTranslation}
                />
              )}
            </Field>
          )}
          {isPasting && state.status !== 'preview' && (
            <PasteForm
              text={pasted.value}
              onType={pasted.change}
              onPreview={(text, as) => void imported.paste(text, as)}
            />
          )}
          <p role="status">{state.status === 'reading' && `Reading ${state.what}…`}</p>
          {state.status === 'reading' && <Button onClick={withFocusHandoff(imported.cancel)}>Cancel</Button>}
          {state.status === 'refused' && <p role="alert">{state.reason}</p>}
          {state.status === 'columns' && (
            <ColumnsForm
              csv={state.csv}
              onPreview={(csv, kind, mapping) => void imported.readColumns(csv, kind, mapping)}
              onCancel={imported.cancel}
            />
          )}
          {state.status === 'preview' && (
            <PreviewForm
              preview={state.preview}
              disabled={isAdding}
              onAdd={(rows, head) => {
                if (isPasting) pasted.change('');
                setPasting(false);
                imported.add(rows, head);
              }}
              onCancel={imported.cancel}
            />
          )}
          <ImportProgress />
        </>
      )}
    </section>
  );
}

/** Opens the system's choice of files. */
function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useActions([{ label: 'Choose a file…', names: ['import'], run: () => input.current?.click() }]);
  return (
    <span className={styles.fileButton}>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className="btn btn-outline-secondary">
        Choose a file…
      </label>
    </span>
  );
}
