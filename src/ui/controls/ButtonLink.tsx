import { Link, type LinkProps } from 'react-router-dom';

interface ButtonLinkProps extends LinkProps {
  /** As in `Button`: filled, while the others are outlined. */
  main?: boolean;
}

/** A link that looks like a button. */
export const ButtonLink = ({ main = false, ...link }: ButtonLinkProps) => (
  <Link className={`btn ${main ? 'btn-primary' : 'btn-outline-secondary'}`} {...link} />
);
