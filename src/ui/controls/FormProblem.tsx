import styles from './FormProblem.module.scss';

/** Says why a form cannot be sent, as soon as that is known; the line is reserved for it. */
export function FormProblem({ id, problem }: { id?: string; problem: string | null }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
