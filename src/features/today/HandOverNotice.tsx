import { useHandOver } from '@/features/memory/public';
import { paths } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { withFocusHandoff } from '@/ui/focus/keepFocus';

/** Asks once a month, where two devices are in use, whether this one's practice log should come to the other. */
export function HandOverNotice() {
  const { shouldAsk, asked } = useHandOver();
  if (!shouldAsk) return null;
  return (
    <section aria-label="Your other device">
      <p>You practise on two devices. How you recalled here is not on the other one.</p>
      <div className="actions">
        <ButtonLink to={`${paths.yourData}#hand-over`}>Hand it over</ButtonLink>
        <Button onClick={withFocusHandoff(asked)}>Not this month</Button>
      </div>
    </section>
  );
}
