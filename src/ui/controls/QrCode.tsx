import { encode } from 'uqr';
import styles from './QrCode.module.scss';

interface QrCodeProps {
  link: string;
  label: string;
}

/** A link as a code. Always black on white, whatever the theme: not every camera reads the reverse. */
export function QrCode({ link, label }: QrCodeProps) {
  const { data, size } = encode(link, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
