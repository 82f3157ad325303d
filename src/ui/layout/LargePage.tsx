import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { Screen } from './Screen';
import './largePage.scss';

interface LargePageProps {
  title: string;
  documentTitle: string;
  /** Shown beside the heading, as `1 of 7`. */
  position: string;
  /** Undefined at the end. */
  onNext: (() => void) | undefined;
  /** Where leaving leads. */
  backTo: string;
  children: ReactNode;
}

/** A page for children, groups and tired eyes: one thing at twice the size, and the next one; without the app's bars. */
export function LargePage({ title, documentTitle, position, onNext, backTo, children }: LargePageProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.large = '';
    return () => {
      delete document.documentElement.dataset.large;
    };
  }, []);
  return (
    <Screen
      title={title}
      documentTitle={documentTitle}
      width="reading"
      aside={<span className="muted">{position}</span>}
    >
      {children}
      <p className="actions large-end">
        {onNext && <Button onClick={onNext}>Next</Button>}
        <ButtonLink to={backTo}>End</ButtonLink>
      </p>
    </Screen>
  );
}

/** What comes after a verse that was recalled. */
export function LargeNext({ onNext }: Pick<LargePageProps, 'onNext'>) {
  if (!onNext) return <p>That was the last one.</p>;
  return (
    <p className="actions">
      <Button main onClick={onNext}>
        Next verse
      </Button>
    </p>
  );
}
