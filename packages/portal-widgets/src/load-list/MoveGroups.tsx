import { Button, cx } from '@portal/design-system';
import { type PriceMoveGroup, priceMoveBounds } from '@portal/domain/data';
import { useState } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';

const messages = loadTabMessages.groups;
const large = priceMoveBounds.indexOf(20) + 1;

const pricesOf = ({ sizes }: PriceMoveGroup, from: number) =>
  sizes.reduce((sum, { size, prices }) => sum + (Math.abs(size) >= from ? prices : 0), 0);

export const groupName = ({ name }: PriceMoveGroup): string => name ?? messages.others;

export interface MoveGroupsProps {
  readonly families: readonly PriceMoveGroup[];
  /** Empty for prices that do not belong to accounts. */
  readonly accounts: readonly PriceMoveGroup[];
  /** The group that the chart is limited to. */
  readonly chosen: PriceMoveGroup | null;
  readonly onChoose: (group: PriceMoveGroup | null) => void;
}

/** The families or accounts with changed prices. Pressing one limits the chart to it. */
export function MoveGroups({ families, accounts, chosen, onChoose }: MoveGroupsProps) {
  const [isByAccount, setIsByAccount] = useState(false);
  const groups = isByAccount ? accounts : families;
  const { prices, large: many, median } = messages.columns;
  const head = isByAccount ? messages.accounts : messages.families;
  const show = (byAccount: boolean) => {
    setIsByAccount(byAccount);
    onChoose(null);
  };
  return (
    <div className={css.part}>
      <div className={css.partHead}>
        <h3 className={css.partTitle}>{messages.title}</h3>
        {accounts.length === 0 ? null : (
          <span className={cx(css.partEnd, css.noteActs)}>
            <Button kind="text" size="s" aria-pressed={!isByAccount} onClick={() => show(false)}>
              {messages.families}
            </Button>
            <Button kind="text" size="s" aria-pressed={isByAccount} onClick={() => show(true)}>
              {messages.accounts}
            </Button>
          </span>
        )}
      </div>
      <div className={table.scroll}>
        <table className={table.table} aria-label={messages.title}>
          <SmallHead words={[head]} figures={[prices, many, median]} />
          <tbody>
            {groups.map((group) => {
              const name = groupName(group);
              const isChosen = group === chosen;
              return (
                <tr key={name} className={cx(isChosen && css.openEdge)}>
                  <th scope="row" className={table.first}>
                    <Button
                      kind="text"
                      size="s"
                      aria-pressed={isChosen}
                      aria-label={messages.show(name)}
                      onClick={() => onChoose(isChosen ? null : group)}
                    >
                      {name}
                    </Button>
                  </th>
                  <td className={table.quietCell}>{loadMessages.number(pricesOf(group, 0))}</td>
                  <td className={table.cell}>{loadMessages.number(pricesOf(group, large))}</td>
                  <td className={table.cell}>
                    {group.median === null ? loadMessages.dash : loadMessages.moves.percent(group.median)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
