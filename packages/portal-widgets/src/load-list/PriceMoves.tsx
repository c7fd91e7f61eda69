import { Button, cx, StatusIcon } from '@portal/design-system';
import {
  type FeedDifference,
  type PriceMove,
  type PriceMoveGroup,
  priceMoveBounds,
  tenfoldOf,
} from '@portal/domain/data';
import { useState } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages as tabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import type { RowsToLeave } from './LeaveOutQuestion.tsx';
import * as css from './LoadList.css.ts';
import { groupName, MoveGroups } from './MoveGroups.tsx';

const messages = loadMessages.moves;
const most = priceMoveBounds.length;
/** Price changes of this size or more need attention. */
const large = priceMoveBounds.indexOf(20) + 1;
/** The sizes from the largest fall to the largest rise. */
const sizes = [...priceMoveBounds.map((_, i) => i - most), ...priceMoveBounds.map((_, i) => i + 1)];

const boundAt = (place: number) => messages.bound(Math.sign(place) * (priceMoveBounds[Math.abs(place)] ?? 0));

/** `+5 to +10 %` */
function nameOf(size: number): string {
  const near = boundAt(size > 0 ? size - 1 : size + 1);
  if (size === most) return messages.least(near);
  if (size === -most) return messages.most(near);
  return size > 0 ? messages.between(near, boundAt(size)) : messages.between(boundAt(size), near);
}

const pricesOf = (moves: readonly PriceMove[], isCounted: (size: number) => boolean) =>
  moves.reduce((sum, { size, prices }) => sum + (isCounted(size) ? prices : 0), 0);

const width = 60;
const [top, bottom, tallest] = [18, 186, 140];

function Chart({ moves }: { readonly moves: readonly PriceMove[] }) {
  const all = sizes.map((size) => pricesOf(moves, (each) => each === size));
  const largest = Math.max(...all);
  const falls = pricesOf(moves, (size) => size <= -large);
  const rises = pricesOf(moves, (size) => size >= large);
  const limits = [-large, large].map((size) => sizes.indexOf(size) * width + (size < 0 ? width : 0));
  return (
    <svg viewBox="0 0 600 208" className={css.chart} role="img">
      <title>
        {messages.summary(
          pricesOf(moves, () => true),
          falls,
          rises,
        )}
      </title>
      {limits.map((x) => (
        <path key={x} className={css.limit} d={`M${x} ${top}V${bottom + 3}`} />
      ))}
      <text className={css.limitText} x="0" y="10">
        {messages.falls(falls)}
      </text>
      <text className={css.limitTextEnd} x="600" y="10">
        {messages.rises(rises)}
      </text>
      {sizes.map((size, index) => {
        const prices = all[index] ?? 0;
        const height = prices === 0 ? 0 : Math.max(1.5, (prices / largest) * tallest);
        const isLarge = Math.abs(size) >= large;
        return (
          <g key={size}>
            <rect
              className={isLarge ? css.over : css.within}
              x={index * width + 6}
              y={bottom - height}
              width={width - 12}
              height={height}
            />
            <text
              className={isLarge && prices > 0 ? css.overValue : css.value}
              x={index * width + width / 2}
              y={bottom - height - 6}
            >
              {loadMessages.number(prices)}
            </text>
          </g>
        );
      })}
      <path className={css.base} d={`M0 ${bottom + 0.5}H600`} />
      {sizes.slice(1).map((size, index) => (
        <text key={size} className={css.bound} x={(index + 1) * width} y={bottom + 16}>
          {boundAt(size > 0 ? size - 1 : size)}
        </text>
      ))}
    </svg>
  );
}

function MovesTable({ moves }: { readonly moves: readonly PriceMove[] }) {
  const total = pricesOf(moves, () => true);
  return (
    <table className={table.table}>
      <SmallHead words={[messages.columns.move]} figures={[messages.columns.prices, messages.columns.share]} />
      <tbody>
        {sizes.map((size) => {
          const prices = pricesOf(moves, (each) => each === size);
          return (
            <tr key={size}>
              <th scope="row" className={table.first}>
                {nameOf(size)}
              </th>
              <td className={table.cell}>{loadMessages.number(prices)}</td>
              <td className={table.quietCell}>{messages.share(prices / total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function moveOf(before: string, after: string): string {
  const old = Number(before);
  return old === 0 ? loadMessages.dash : messages.percent(((Number(after) - old) / old) * 100);
}

function Tenfold({ factor }: { readonly factor: number | null }) {
  return factor === null ? null : <span className={css.tenfold}>{messages.times(factor)}</span>;
}

/** The parts of a key as display text. */
const rowOf = (key: string) => key.split('\t').join(' / ');

export interface PriceMovesProps {
  readonly difference: FeedDifference;
  /** Leaves rows out of the load; null if it no longer waits. */
  readonly onLeaveOut: ((rows: RowsToLeave) => void) | null;
}

/** Changed prices of a feed by size, as a chart or a table, by family and account, and the largest of them. */
export function PriceMoves({ difference, onLeaveOut }: PriceMovesProps) {
  const { feed, title, moves, families, accounts, largest, tenfold: tenfoldKeys } = difference;
  const [isTable, setIsTable] = useState(false);
  const [group, setGroup] = useState<PriceMoveGroup | null>(null);
  if (moves === null || moves.length === 0) return null;
  const { largestColumns } = messages;
  // Loads from earlier versions store only those among the largest changes.
  const listed = largest.filter(({ before, after }) => tenfoldOf(before, after) !== null).length;
  const tenfold = Math.max(tenfoldKeys.length, listed);
  const shown = group?.sizes ?? moves;
  return (
    <>
      <div className={css.part}>
        <div className={css.partHead}>
          <h3 className={css.partTitle}>{messages.title(title)}</h3>
          <span className={css.partEnd}>
            <Button kind="text" size="s" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
              {isTable ? messages.asChart : messages.asTable}
            </Button>
          </span>
        </div>
        {group === null ? null : (
          <p className={css.notice} role="status">
            {tabMessages.groups.only(groupName(group))}
            <Button kind="text" size="s" onClick={() => setGroup(null)}>
              {tabMessages.groups.all}
            </Button>
          </p>
        )}
        {isTable ? (
          <MovesTable moves={shown} />
        ) : (
          <div className={table.scroll}>
            <Chart moves={shown} />
          </div>
        )}
      </div>
      {families.length === 0 ? null : (
        <MoveGroups families={families} accounts={accounts} chosen={group} onChoose={setGroup} />
      )}
      <div className={cx(css.part, css.wholeWidth)}>
        <h3 className={css.partTitle}>{messages.largest(largest.length)}</h3>
        {tenfold > 0 ? (
          <p className={css.notice}>
            <StatusIcon kind="alert" tone="warning" />
            <span>{messages.tenfold(tenfold)}</span>
            {onLeaveOut && tenfoldKeys.length > 0 ? (
              <Button
                kind="text"
                size="s"
                onClick={() => onLeaveOut({ feed, keys: tenfoldKeys, row: rowOf(tenfoldKeys[0] ?? '') })}
              >
                {tabMessages.leaveOut.tenfold(tenfoldKeys.length)}
              </Button>
            ) : null}
          </p>
        ) : null}
        <div className={table.scroll}>
          <table className={table.table}>
            <SmallHead
              words={[largestColumns.row, largestColumns.description]}
              figures={[
                largestColumns.before,
                largestColumns.after,
                largestColumns.move,
                ...(onLeaveOut ? [tabMessages.rows.columns.actions] : []),
              ]}
            />
            <tbody>
              {largest.map(({ key, row, description, before, after }) => (
                <tr key={row}>
                  <th scope="row" className={table.first}>
                    <span className={css.strong}>{row}</span>
                  </th>
                  <td className={table.wordsCell}>
                    <span className={css.words}>
                      {description} <Tenfold factor={tenfoldOf(before, after)} />
                    </span>
                  </td>
                  <td className={table.quietCell}>{before}</td>
                  <td className={table.cell}>{after}</td>
                  <td className={table.cell}>
                    <span className={css.strong}>{moveOf(before, after)}</span>
                  </td>
                  {onLeaveOut ? (
                    <td className={table.cell}>
                      {key === null ? null : (
                        <Button
                          kind="text"
                          size="s"
                          aria-label={tabMessages.leaveOut.oneLabel(row)}
                          onClick={() => onLeaveOut({ feed, keys: [key], row })}
                        >
                          {tabMessages.leaveOut.one}
                        </Button>
                      )}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
