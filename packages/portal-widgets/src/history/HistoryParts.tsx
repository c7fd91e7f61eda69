import { Button } from '@portal/design-system';
import type { HistorySummaryPart } from '@portal/domain/catalogue';
import { formatNumber, shortDate } from '@portal/domain/format';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import * as css from './History.css.ts';

export interface HistoryPartsProps {
  /** Most often ordered first. */
  readonly parts: readonly HistorySummaryPart[];
  readonly format: FormatOptions;
}

const page = 20;

/** HIST-02: what an account orders most often. */
export function HistoryParts({ parts, format }: HistoryPartsProps) {
  const [shown, setShown] = useState(page);
  const written = (value: number) => formatNumber(value, format.number_format);
  return (
    <div className={css.part}>
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>Parts by how often they were ordered</caption>
          <SmallHead words={['Part']} figures={['Times ordered', 'Pieces', 'Last ordered']} />
          <tbody>
            {parts.slice(0, shown).map((part) => (
              <tr key={part.stock_code}>
                <th scope="row" className={table.first}>
                  {part.stock_code}
                </th>
                <td className={table.cell}>{written(part.times_ordered)}</td>
                <td className={table.cell}>{written(part.amount_ordered)}</td>
                <td className={table.quietCell}>{shortDate(part.last_ordered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < parts.length ? (
        <div className={css.bar}>
          <Button kind="quiet" onClick={() => setShown(shown + page)}>
            Show {Math.min(page, parts.length - shown)} more of {parts.length}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
