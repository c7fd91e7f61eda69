import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being done: `Sending the order`. */
  label: string;
  /** Shows the label beside it. */
  showLabel?: boolean;
}

/** Work of unknown length on a part of the page. For content that is loading use Skeleton. */
export function Spinner({ label, showLabel = false }: SpinnerProps) {
  return (
    <span role="status" className={css.spinner}>
      <span aria-hidden="true" className={css.ring} />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
