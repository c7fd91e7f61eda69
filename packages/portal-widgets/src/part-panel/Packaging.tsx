import type { ProductInformation } from '@portal/domain/catalogue';
import { formatNumber } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';

const packNames: Readonly<Record<string, string>> = messages.packaging.packs;
const { columns } = messages.packaging;

export interface PackagingProps {
  readonly packaging: ProductInformation['packaging'];
  /** Minimum order quantity; `increment` is the step above it. */
  readonly minimum: number;
  readonly increment: number;
  readonly format: FormatOptions;
  /** Sets the line to whole packs; omitted when there is no line. */
  readonly onQuantity?: (quantity: number) => void;
}

/** The Packaging tab: contents and weight of each pack; each can be chosen as the quantity. */
export function Packaging({ packaging, minimum, increment, format, onQuantity }: PackagingProps) {
  const written = (value: number | string) => formatNumber(value, format.number_format);
  return (
    <div className={css.narrow}>
      <table className={table.table}>
        <SmallHead
          words={[columns.pack]}
          figures={[columns.pieces, columns.weight, ...(onQuantity ? [columns.order] : [])]}
        />
        <tbody>
          {packaging.map(({ pack_code, quantity, weight_kg }) => (
            <tr key={pack_code}>
              <th scope="row" className={table.first}>
                {packNames[pack_code] ?? pack_code} <span className={css.quiet}>{pack_code}</span>
              </th>
              <td className={table.cell}>{written(quantity)}</td>
              <td className={table.cell}>{written(weight_kg)}</td>
              {onQuantity ? (
                <td className={table.cell}>
                  <button type="button" className={css.textButton} onClick={() => onQuantity(quantity)}>
                    {messages.makeIt(written(quantity))}
                  </button>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.hint}>
        {messages.packaging.soldFrom(written(minimum), increment === 1 ? null : written(increment))}
      </p>
    </div>
  );
}
