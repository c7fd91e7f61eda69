import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Words in the middle of the line: `or`. */
  label?: string;
  /** Between things in a row. */
  vertical?: boolean;
}

/** A line between groups of content that belong to the same section. */
export function Divider({ label, vertical = false }: DividerProps) {
  if (label) return <div className={css.labelled}>{label}</div>;
  return vertical ? <hr aria-orientation="vertical" className={css.vertical} /> : <hr className={css.horizontal} />;
}
