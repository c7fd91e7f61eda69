import { config } from '../../config.ts';
import * as css from './Footer.css.ts';

export function Brand() {
  return (
    <span className={css.brand}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path d="M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75z" strokeLinejoin="round" />
        <circle cx="12" cy="12" r="4.4" />
      </svg>
      {config.name}
    </span>
  );
}
