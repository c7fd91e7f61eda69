import { GridBox, type TableRowProps } from '@portal/design-system';
import { memo, type ReactNode } from 'react';
import { Marked } from '../internal/Marked.tsx';
import { AddButton, CompareBox, descriptionOf, priceOf, QuantityField, stockOf, useQuantity } from './part-cells.tsx';
import * as css from './ResultsTable.css.ts';
import { type PartColumn, packWords } from './result-columns.ts';
import { useSelector } from './selector-context.ts';
import { usePart } from './use-part.ts';

/** One part of the results. It watches its own part: a price that arrives renders this row only. */
export const PartRow = memo(function PartRow({ id, columns, small }: TableRowProps) {
  const { adding, comparing, number } = useSelector();
  const { part, trade } = usePart(id);
  const quantity = useQuantity(part, adding);
  if (!part) return null;
  const content: Readonly<Record<PartColumn, () => ReactNode>> = {
    compare: () => (comparing ? <CompareBox stock_code={id} comparing={comparing} inGrid /> : null),
    code: () => <Marked text={part.stock_code} ranges={part.codeRanges} />,
    description: () => descriptionOf(part),
    pack: () => packWords(part.pack_quantity, number, small),
    stock: () => stockOf(trade, number),
    price: () => priceOf(trade),
    quantity: () => <QuantityField stock_code={id} quantity={quantity} inGrid />,
    add: () => (adding ? <AddButton stock_code={id} quantity={quantity} adding={adding} inGrid /> : null),
  };
  const classes = small ? css.cardCell : css.cell;
  return (
    <>
      {columns.map((column) => {
        const name = column as PartColumn;
        return (
          <GridBox key={name} role="gridcell" className={classes[name]}>
            {content[name]()}
          </GridBox>
        );
      })}
    </>
  );
});
