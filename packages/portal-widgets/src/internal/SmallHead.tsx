import * as css from './small-table.css.ts';

export interface SmallHeadProps {
  /** Names of the text columns, which come first. */
  readonly words: readonly string[];
  /** Names of the number and action columns, at the end. */
  readonly figures: readonly string[];
  readonly className?: string;
}

/** The head of a small table inside a panel. */
export function SmallHead({ words, figures, className }: SmallHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {words.map((name) => (
          <th key={name} scope="col" className={css.firstHead}>
            {name}
          </th>
        ))}
        {figures.map((name) => (
          <th key={name} scope="col" className={css.headCell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
