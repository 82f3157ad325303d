import styles from './FormProblem.module.scss';

/**
 * Says why a form cannot be submitted, as soon as that is known. The line always takes its space, so that the layout
 * does not jump.
 */
export function FormProblem({ id, problem }: { id?: string; problem: string | null }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
