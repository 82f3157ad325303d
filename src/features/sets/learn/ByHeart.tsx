import { useMemo, useState } from 'react';
import type { PassageRef } from '@/bible/passage';
import { useAppSelector } from '@/data/store/hooks';
import { paths } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { installPrompt } from '@/platform/page/installPrompt';
import { KeepAsGuest } from './KeepAsGuest';
import { KeepSet } from './KeepSet';
import { selectIsGuest } from '@/data/session/session';

interface ByHeartProps {
  passage: PassageRef;
  /** The page of the set. */
  setPath: string;
  /** Undefined at the end of the set. */
  onNext: (() => void) | undefined;
}

/** What to do with a verse that was recalled: keep it, be reminded of it, go on to the next. */
export function ByHeart({ passage, setPath, onNext }: ByHeartProps) {
  const guest = useAppSelector(selectIsGuest);
  const passages = useMemo(() => [passage], [passage]);
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  const [prompt, setPrompt] = useState(installPrompt);
  const wanted = kept.size === 0 ? passages : [];
  return (
    <>
      <p className="muted">
        Say it once more tomorrow, and it stays. Kept, it comes back when it begins to fade.
      </p>
      <p className="actions">
        {onNext && (
          <Button main onClick={onNext}>
            Next verse
          </Button>
        )}
        {guest ? (
          <KeepAsGuest wanted={wanted} setPath={setPath} />
        ) : (
          <KeepSet passages={passages} wanted={wanted} onKept={setKept} />
        )}
        <ButtonLink to={`${paths.yourData}#remind`}>Remind me</ButtonLink>
        {prompt && (
          <Button
            onClick={() => {
              void prompt.prompt();
              setPrompt(null);
            }}
          >
            Put it on the home screen
          </Button>
        )}
      </p>
    </>
  );
}
