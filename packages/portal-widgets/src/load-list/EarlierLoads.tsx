import { Button, ErrorState, Skeleton } from '@portal/design-system';
import type { LoadSummary } from '@portal/domain/data';
import { dateAndTime } from '@portal/domain/format';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import { LoadStateIcon } from './LoadStateIcon.tsx';

const messages = loadTabMessages.earlier;

export interface EarlierLoadsProps {
  /** Null until loaded; the newest first. */
  readonly loads: readonly LoadSummary[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onOpen: (load: number) => void;
}

/** The loads before one, to compare it with. */
export function EarlierLoads({ loads, failed, onRetry, onOpen }: EarlierLoadsProps) {
  if (failed) return <ErrorState title={messages.failed} onRetry={onRetry} />;
  if (!loads) return <Skeleton width="full" />;
  if (loads.length === 0) return <p>{messages.none}</p>;
  const { load, started, state, rows, added, changed, gone } = loadMessages.list.columns;
  return (
    <div className={table.scroll}>
      <table className={table.table} aria-label={messages.label}>
        <SmallHead words={[load, started, state]} figures={[rows, added, changed, gone]} />
        <tbody>
          {loads.map((each) => (
            <tr key={each.load_id}>
              <th scope="row" className={table.first}>
                <Button kind="text" size="s" onClick={() => onOpen(each.load_id)}>
                  {loadMessages.list.open(each.load_id)}
                </Button>
              </th>
              <td className={table.first}>{dateAndTime(each.started)}</td>
              <td className={table.first}>
                <LoadStateIcon load={each} />
              </td>
              {[each.rows, each.added, each.changed, each.gone].map((count, index) => (
                <td key={[rows, added, changed, gone][index]} className={table.cell}>
                  {loadMessages.number(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
