import { Link } from 'react-router-dom';
import { printPath } from '@/routes/paths';

const SHEETS = [
  ['cards', 'Memory cards'],
  ['prayers', 'Prayer list'],
  ['week', 'A week of the plan'],
] as const;

/** What can be printed. */
export function PrintSection() {
  return (
    <section aria-labelledby="print">
      <h2 id="print">Print</h2>
      <div className="actions">
        {SHEETS.map(([sheet, label]) => (
          <Link key={sheet} to={printPath(sheet)} className="btn btn-outline-secondary">
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}
