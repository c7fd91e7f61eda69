import { Button, Link } from '@portal/design-system';
import { Printer } from '@portal/design-system/icons';
import { partDrawing } from '@portal/domain/drawing';
import { useMemo } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { partDrawingMessages as messages } from '../messages/part-drawing.ts';
import * as css from './PartDrawing.css.ts';
import type { PartDrawingProps } from './PartDrawing.props.ts';
import { PartDrawing } from './PartDrawing.tsx';

export interface DimensionSheetProps extends Pick<PartDrawingProps, 'part' | 'name'> {
  /** Such as `ISO 4014`. */
  readonly standard?: string;
  readonly onPrint?: () => void;
  /** Address of the drawing without its ending, under which it is served as SVG and DXF; omitted, there is nothing to download. */
  readonly file?: string;
}

const formats = ['svg', 'dxf'] as const;

const { columns } = messages;
const field = { width: 560, height: 260 } as const;

/** Prints the sheet alone: an attribute on the document hides everything else until the print dialog closes. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printing = 'drawing';
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true });
  window.print();
}

/** A drawing with every dimension labelled by its symbol, and a table of the values (PART-07, PART-12). */
export function DimensionSheet({ part, name, standard, onPrint = printSheet, file }: DimensionSheetProps) {
  const { interrupted, unit } = useMemo(
    () => partDrawing(part, { ...field, amount: 'all', labels: 'symbols' }),
    [part],
  );
  return (
    <div className={css.sheet}>
      <figure className={css.figure}>
        <PartDrawing part={part} name={name} {...field} amount="all" labels="symbols" />
        <figcaption className={css.caption}>
          {standard ? <b className={css.standard}>{standard}</b> : null}
          <span>{messages.scale(unit)}</span>
          {interrupted ? <span>{messages.interrupted}</span> : null}
          <Button kind="quiet" size="s" icon={Printer} onClick={onPrint}>
            {messages.print}
          </Button>
          {file
            ? formats.map((format) => (
                <Link
                  key={format}
                  href={`${file}.${format}`}
                  download
                  aria-label={messages.download(format.toUpperCase())}
                >
                  {format.toUpperCase()}
                </Link>
              ))
            : null}
        </figcaption>
      </figure>
      <table className={table.table}>
        <caption className={table.hiddenCaption}>{messages.dimensionsOf(name)}</caption>
        <SmallHead words={[columns.symbol, columns.dimension]} figures={[columns.value]} />
        <tbody>
          {part.dimensions.map(({ symbol, label, value }) => (
            <tr key={symbol} className={css.row}>
              <th scope="row" className={table.first}>
                <span className={css.symbol}>{symbol}</span>
              </th>
              <td className={table.wordsCell}>{label}</td>
              <td className={table.cell}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
