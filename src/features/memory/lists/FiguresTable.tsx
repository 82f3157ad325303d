import type { ReactNode } from 'react';
import styles from './Memory.module.scss';

/** A table of figures, with its rows as children. */
export function FiguresTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.container}>
      <table className={styles.figures}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
