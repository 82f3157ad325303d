import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Hit } from '@/domain/search/refine';
import { hitPath } from '@/routes/searchResultPaths';
import { useKeys } from '@/ui/hooks/useKeys';

/** Stands beside the verses found while none of them is open; the arrow opens the first. */
export function NoHitChosen({ first }: { first: Hit }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useKeys({ ArrowDown: () => void navigate(hitPath(params, first.result)) });
  return <p className="muted">Choose a verse to see it here, in its chapter.</p>;
}
