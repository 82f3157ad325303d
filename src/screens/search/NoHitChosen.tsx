import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Hit } from '@/domain/search/refine';
import { useKeys } from '@/ui/hooks/useKeys';
import { addressOf } from './hitAddress';

/** Stands beside the verses found while none of them is chosen; the arrow chooses the first. */
export function NoHitChosen({ first }: { first: Hit }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useKeys({ ArrowDown: () => void navigate(addressOf(params, first.result)) });
  return <p className="muted">Choose a verse to see it here, in its chapter.</p>;
}
