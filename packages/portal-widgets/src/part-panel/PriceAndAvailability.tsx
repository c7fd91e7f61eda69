import type { ReactNode } from 'react';
import * as css from './PartPanel.css.ts';
import type { PriceAndAvailabilityProps } from './PartPanel.props.ts';
import { PriceBreaks } from './PriceBreaks.tsx';
import { WarehouseStock } from './WarehouseStock.tsx';

/** Drawing, prices, stock: three columns separated by hairlines (look rule 5). */
export function PriceAndAvailability({
  picture,
  caption,
  ...props
}: PriceAndAvailabilityProps & {
  /** The part's picture, or its placeholder. */
  readonly picture: ReactNode;
  /** Lines below the picture: standard and size first. */
  readonly caption: readonly string[];
}) {
  const [first, ...rest] = caption;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        {picture}
        <p className={css.caption}>
          {first ? <b className={css.strong}>{first}</b> : null}
          {rest.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
      <div className={css.column}>
        <PriceBreaks {...props} />
      </div>
      <div className={css.column}>
        <WarehouseStock {...props} />
      </div>
    </div>
  );
}
