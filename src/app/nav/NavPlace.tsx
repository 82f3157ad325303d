import { usePlace } from '@/ui/layout/place';

/** Where one is, once the screen's heading is out of sight; that is the same for a screen reader, which has the heading. */
export function NavPlace() {
  const place = usePlace();
  return (
    place !== null && (
      <span className="nav-here" aria-hidden>
        {place}
      </span>
    )
  );
}
