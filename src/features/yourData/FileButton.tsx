import { useId } from 'react';
import styles from './YourData.module.scss';

/** Opens the system's choice of files. */
export function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <span className={styles.fileButton}>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className="btn btn-outline-secondary">
        Choose a file…
      </label>
    </span>
  );
}
