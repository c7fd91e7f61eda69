import { cx } from '@portal/design-system';
import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import { moreMessages } from '../../messages/more.ts';
import { Backdrop, backdropClass, backdropLook } from '../../render/Backdrop.tsx';
import { cellProps, type View } from '../../render/view.ts';
import { pathOf } from '../../rich/Rich.tsx';
import { linesOf } from '../../settings/address.ts';
import { readShares } from '../../settings/shares.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './Grid.css.ts';

/** Minimum width of a cell: few columns need wide cells, many columns narrow ones. */
const leastOf = (columns: number): string =>
  ['0px', '0px', '280px', '200px'][columns] ?? (columns < 7 ? '150px' : '96px');

/** Grid tracks by column share; undefined if there are no shares or their number differs from the number of columns. */
function tracksOf(columns: number, columnShares: string): string {
  const shares = readShares(columnShares) ?? [];
  return shares.length === columns ? shares.map((share) => `minmax(0, ${share}fr)`).join(' ') : '';
}

const equal = (columns: number): string => `repeat(${columns}, minmax(0, 1fr))`;

/** Cells in columns and rows. Further rows appear with Show more, a few at a time. */
export const Grid: View<'grid'> = {
  look: ({ columns, columnSpacing, columnShares, rowSpacing, ...values }, context) => ({
    '--columns': String(columns),
    // A number of columns that staff chose for phones is used even where cells become narrow.
    '--least': context.chosenHere?.has('columns') ? '0px' : leastOf(columns),
    '--gap-column': `${columnSpacing}px`,
    '--gap-row': `${rowSpacing}px`,
    '--tracks': tracksOf(columns, columnShares) || equal(columns),
    '--tracks-narrow': equal(context.chosenHere?.has('columns') ? columns : 1),
    ...(values.cellPictures ? backdropLook(values, '', context) : {}),
  }),
  Show({ values, root, cells, place, context }) {
    const { columns, columnShares, rows, initialRows, showMore, showMoreIterator } = values;
    const pictures = linesOf(values.cellPictures);
    const first = showMore ? initialRows * columns : cells.length;
    const grid = (
      <div className={cx(css.grid, tracksOf(columns, columnShares) !== '' && css.shared)}>
        {cells.map((cell, index) => {
          const picture = pathOf(pictures[index] ?? '', context);
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its number
              key={index}
              {...cellProps(index, context)}
              className={cx(css.cell, picture !== '' && cx(css.pictured, backdropClass(values)))}
              {...(index >= first ? { 'data-part': 'waits', 'data-waits': '' } : {})}
            >
              {cell ??
                (context.mode === 'draft' ? (
                  <div className={css.empty}>{componentMessages.grid.cell(index + 1)}</div>
                ) : null)}
              {picture !== '' && <Backdrop picture={picture} place={place} context={context} />}
            </div>
          );
        })}
      </div>
    );
    if (!showMore || initialRows >= rows) return <div {...root}>{grid}</div>;
    const facts = { step: String(showMoreIterator * columns), more: moreMessages.more, less: moreMessages.less };
    return (
      <Island island="more" {...root} facts={facts}>
        {grid}
        <button type="button" data-part="more" aria-expanded="false" className={`${common.action} ${common.scripted}`}>
          {moreMessages.more}
        </button>
      </Island>
    );
  },
};
