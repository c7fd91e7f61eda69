import { VisuallyHidden } from '@portal/design-system';
import type { ComparedRow } from '@portal/domain/catalogue';
import { compareMessages as messages } from '../messages/compare.ts';
import * as css from './Compare.css.ts';

export interface ComparedRowsProps {
  readonly group: ComparedRow['group'];
  readonly rows: readonly ComparedRow[];
  readonly stock_codes: readonly string[];
}

function Value({ value, differs, reference }: { value: string; differs: boolean; reference: string }) {
  return (
    <td className={differs ? css.differs : css.value}>
      {value === '' ? <span className={css.absent}>–</span> : value}
      {differs ? <VisuallyHidden>{messages.differs(reference)}</VisuallyHidden> : null}
    </td>
  );
}

/** The rows under one heading. The others are compared with the first part. */
export function ComparedRows({ group, rows, stock_codes }: ComparedRowsProps) {
  const reference = stock_codes[0] ?? '';
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={css.group}>
          {group}
        </th>
        <td colSpan={stock_codes.length} className={css.groupRest} />
      </tr>
      {rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row" className={css.label}>
            {label}
          </th>
          {values.map((value, place) => (
            <Value key={stock_codes[place]} value={value} differs={value !== values[0]} reference={reference} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
