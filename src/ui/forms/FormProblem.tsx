import styles from './FormProblem.module.scss';

/** Why a form cannot be sent, said as soon as it is known; its line is held free. */
export function FormProblem({ id, problem }: { id?: string; problem: string | null }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
