import { Button, cx, ErrorState, Pagination, Select, Skeleton, TextField } from '@portal/design-system';
import type { ChangedRow } from '@portal/domain/data';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';

const messages = loadTabMessages.rows;
/** Values of a new or removed row that are shown. */
const mostValues = 4;

function Values({ row: { kind, values } }: { readonly row: ChangedRow }) {
  const shown = kind === 'changed' ? values : values.slice(0, mostValues);
  return (
    <span className={css.words}>
      {shown.map(({ column, before, after }, index) => (
        <span key={column}>
          {index === 0 ? '' : ', '}
          <span className={css.faint}>{column} </span>
          {kind === 'changed' ? (
            <>
              <span className={css.was}>{before ?? messages.empty}</span> {messages.arrow}{' '}
              <b>{after ?? messages.empty}</b>
            </>
          ) : (
            (after ?? before)
          )}
        </span>
      ))}
      {shown.length < values.length ? (
        <span className={css.faint}> {messages.more(values.length - shown.length)}</span>
      ) : null}
    </span>
  );
}

export interface LoadRowsProps {
  /** Null until loaded. */
  readonly rows: readonly ChangedRow[] | null;
  /** Number of all that are looked for. */
  readonly total: number;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** The feed that the rows are limited to. */
  readonly feed: string | null;
  readonly onFeed: (feed: string | null) => void;
  readonly find: string;
  readonly onFind: (text: string) => void;
  /** The feeds of the load, by name. */
  readonly feeds: readonly { readonly feed: string; readonly title: string }[];
  /** Leaves a row out; null if the load no longer waits. */
  readonly onLeaveOut: ((row: ChangedRow) => void) | null;
}

/** The rows that a load changes, with their values before and after. */
export function LoadRows(props: LoadRowsProps) {
  const { rows, total, failed, onRetry, page, pages, onPage, feed, onFeed, find, onFind, feeds, onLeaveOut } = props;
  if (failed) return <ErrorState title={messages.failed} onRetry={onRetry} />;
  if (!rows) return <Skeleton width="full" />;
  const { columns } = messages;
  const hasSeveral = feeds.length > 1;
  const isLimited = feed !== null || find !== '';
  if (total === 0 && !isLimited) return <p>{messages.gone}</p>;
  return (
    <div className={css.part}>
      <div className={css.rowTools}>
        {!hasSeveral ? null : (
          <Select
            label={messages.feed}
            value={feed ?? ''}
            options={[
              { value: '', label: messages.allFeeds },
              ...feeds.map((each) => ({ value: each.feed, label: each.title })),
            ]}
            onValueChange={(name) => onFeed(name === '' ? null : name)}
          />
        )}
        <TextField label={messages.find} value={find} onValueChange={onFind} maxLength={80} />
        <span className={css.stripNote} role="status">
          {messages.count(total)}
        </span>
      </div>
      {rows.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table} aria-label={messages.label}>
            <SmallHead
              className={css.headGroup}
              words={[columns.row, ...(hasSeveral ? [columns.feed] : []), columns.kind, columns.values, columns.line]}
              figures={onLeaveOut ? [columns.actions] : []}
            />
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.feed} ${row.key}`} className={css.changedRow}>
                  <th scope="row" className={cx(table.first, css.changedCell)}>
                    <span className={css.strong}>{row.row}</span>
                  </th>
                  {hasSeveral ? <td className={cx(table.first, css.changedCell)}>{row.title}</td> : null}
                  <td className={cx(table.first, css.changedCell)}>{messages.kinds[row.kind]}</td>
                  <td className={cx(table.wordsCell, css.changedValues)}>
                    <Values row={row} />
                  </td>
                  <td className={cx(table.first, css.faint, css.changedLine)}>
                    {row.line === null ? loadMessages.dash : loadMessages.number(row.line)}
                  </td>
                  {onLeaveOut ? (
                    <td className={cx(table.cell, css.changedCell)}>
                      <Button
                        kind="text"
                        size="s"
                        aria-label={loadTabMessages.leaveOut.oneLabel(row.row)}
                        onClick={() => onLeaveOut(row)}
                      >
                        {loadTabMessages.leaveOut.one}
                      </Button>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 ? <Pagination label={messages.pages} page={page} pages={pages} onPageChange={onPage} /> : null}
    </div>
  );
}
