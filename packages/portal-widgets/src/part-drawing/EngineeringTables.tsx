import { Heading } from '@portal/design-system';
import type { EngineeringRow, PartEngineering } from '@portal/domain/engineering';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { partEngineeringMessages as messages } from '../messages/part-engineering.ts';
import * as css from './PartDrawing.css.ts';

export interface EngineeringTablesProps {
  readonly engineering: PartEngineering;
  readonly name: string;
}

const { columns } = messages;

/** Strength, tightening torque and limits of size of a part, each with its source (PART-07); nothing where no standard gives them. */
export function EngineeringTables({ engineering, name }: EngineeringTablesProps) {
  return (
    <div className={css.engineering}>
      <Rows heading={messages.strength} rows={engineering.strength} name={name} />
      <Rows heading={messages.limits} rows={engineering.limits} name={name} />
    </div>
  );
}

function Rows({ heading, rows, name }: { heading: string; rows: readonly EngineeringRow[]; name: string }) {
  if (rows.length === 0) return null;
  return (
    <section className={css.engineeringPart}>
      <Heading level={2} size="small">
        {heading}
      </Heading>
      <table className={`${table.table} ${css.engineeringTable}`}>
        <caption className={table.hiddenCaption}>{messages.of(heading, name)}</caption>
        <SmallHead words={[columns.property, columns.value, columns.source]} figures={[]} />
        <tbody>
          {rows.map(({ label, value, source }) => (
            <tr key={label} className={css.row}>
              <th scope="row" className={table.wordsCell}>
                {label}
              </th>
              <td className={table.first}>
                <span className={table.strong}>{value}</span>
              </td>
              <td className={table.wordsCell}>
                <span className={css.source}>{source}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
