import { loadMessage } from '@/ui/feedback/offlineMessage';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/data/client/ApiError';
import { useHandOver } from '@/features/memory/public';
import type { RecallEntry } from '@/features/memory/model/public';
import { download } from '@/platform/page/download';
import { canShare, shareData } from '@/platform/page/share';
import { useNow } from '@/platform/page/useNow';
import { age } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { ActionButton } from '@/ui/controls/Button';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { useActions } from '@/ui/actions/useActions';
import { useOwner } from '../store/account';
import { codeLinks } from './codes';
import { practiceFile, textFile, type PracticeFile } from './practiceFile';

/** Loaded on demand, because of its large library. */
const Codes = lazyWithPreload(async () => (await import('./Codes')).Codes);

const TOO_LONG = 'That is too much for codes. Share the file instead.';

interface ShownCodes {
  links: readonly string[];
  /** The runs in them. More may be recalled while they are shown. */
  runs: readonly RecallEntry[];
  without: readonly string[];
}

/** The practice log for the person's other device: as a file, or as codes. */
export function HandOverSection() {
  const { ready, entries, last, since, handedOver } = useHandOver();
  const owner = useOwner();
  const now = useNow();
  const [codes, setCodes] = useState<ShownCodes | null>(null);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const left = useRef(new AbortController());
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The target of Today's link.
    if (ready && hash === '#hand-over') heading.current?.scrollIntoView();
  }, [ready, hash]);
  useEffect(() => {
    const stop = new AbortController();
    left.current = stop;
    return () => stop.abort();
  }, []);

  const withFile = async (
    runs: readonly RecallEntry[],
    handle: (file: PracticeFile) => Promise<void> | void,
  ) => {
    setMessage('');
    setProblem('');
    try {
      await handle(await practiceFile(owner, runs, new Date(), left.current.signal));
    } catch (error) {
      if (left.current.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setProblem(loadMessage('Your passages could not be loaded. Try again.', 'your memory passages'));
    }
  };
  const shareable = canShare({ files: [textFile('', '', new Date(0))] });
  const share = () =>
    withFile(entries, async ({ json, without }) => {
      const file = textFile(owner.user, json, new Date());
      if (!shareable) {
        download(file.name, file);
        handedOver(entries, without);
        setMessage(`${file.name} is ready. Open it on the other device: Your data, Import.`);
        return;
      }
      const outcome = await shareData({ files: [file] });
      if (outcome === 'failed') setProblem('Sharing failed.');
      if (outcome !== 'shared') return;
      handedOver(entries, without);
      setMessage('Open the file on the other device: Your data, Import.');
    });
  const show = () => {
    // The other device already has the earlier runs, and fewer codes are scanned sooner.
    const runs = since.length > 0 ? since : entries;
    return withFile(runs, ({ json, without }) => {
      const links = codeLinks(json);
      if (links) setCodes({ links, runs, without });
      else setProblem(TOO_LONG);
    });
  };
  const hasNothing = !ready || entries.length === 0;
  const none = hasNothing && { disabled: true, hint: 'Nothing was recalled on this device yet' };
  const shareAction = {
    label: shareable ? 'Share the practice log' : 'Save the practice log',
    ...none,
    run: () => void share(),
  };
  const showAction = {
    label: 'Show as codes',
    disabled: codes !== null,
    ...none,
    run: () => void show(),
  };
  useActions([shareAction, showAction]);
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over" ref={heading}>
        Your other device
      </h2>
      <p className="muted">
        How you recalled stays on the device where you did it. Hand it over, and the other device adds what it
        does not have yet; nothing is replaced.
      </p>
      <p role="status">{ready && stateLabel(entries.length, last && age(last.at, now), since.length)}</p>
      <div className="actions">
        <ActionButton action={shareAction} />
        <ActionButton action={showAction} />
      </div>
      {message !== '' && <p role="status">{message}</p>}
      {problem !== '' && <p role="alert">{problem}</p>}
      {codes && (
        <Codes
          links={codes.links}
          onClose={() => setCodes(null)}
          onDone={() => {
            handedOver(codes.runs, codes.without);
            setCodes(null);
          }}
        />
      )}
    </section>
  );
}

function stateLabel(all: number, lastAge: string | null, since: number): string {
  const runs = pluralize(since, 'run of recall', 'runs of recall');
  if (all === 0) return 'Nothing has been recalled here yet.';
  if (lastAge === null)
    return `Never handed over: ${runs} ${since === 1 ? 'is' : 'are'} on this device alone.`;
  if (since === 0) return `Handed over ${lastAge}. Nothing has come since.`;
  return `Handed over ${lastAge}. ${runs} ${since === 1 ? 'has' : 'have'} come since.`;
}
