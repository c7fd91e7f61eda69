import { Button, type SpacingName, spacings, Table, tableColumnHelper } from '@portal/design-system';
import type { AccountRow } from '@portal/domain/administration';
import type { ReactNode } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';

const { accounts: messages } = administrationMessages;

const column = tableColumnHelper<AccountRow>();
const columns = column.columns([
  column.display({
    id: 'code',
    header: messages.columns.code,
    size: 110,
    meta: { headerClassName: css.firstHead, className: css.cell.first, cardClassName: css.card.name },
    cell: ({ row }) => row.original.accode,
  }),
  column.display({
    id: 'name',
    header: messages.columns.name,
    size: 220,
    meta: { grows: true, className: css.cell.plain, cardClassName: css.card.first },
    cell: ({ row }) => row.original.name,
  }),
  column.display({
    id: 'place',
    header: messages.columns.place,
    size: 180,
    meta: { grows: true, hideRank: 1, className: css.cell.quiet, cardClassName: css.card.second },
    cell: ({ row }) => `${row.original.suburb} ${row.original.state}`,
  }),
  column.display({
    id: 'users',
    header: messages.columns.users,
    size: 84,
    meta: { align: 'end', className: css.cell.figure },
    cell: ({ row }) => row.original.users.length,
  }),
]);

const card = {
  columns: 'minmax(0, 1fr)',
  areas: '"name" "first" "second"',
  height: () => 84,
} as const;
const rowId = ({ accode }: AccountRow) => accode;

export interface AccountTableProps {
  readonly accounts: readonly AccountRow[];
  readonly spacing: SpacingName;
  /** The account whose users show. */
  readonly open: string | null;
  readonly onOpen: (accode: string | null) => void;
  readonly onUser: (userId: string, username: string) => void;
  readonly empty: ReactNode;
}

/** Accounts with the number of their users, who are listed below the open one. */
export function AccountTable({ accounts, spacing, open, onOpen, onUser, empty }: AccountTableProps) {
  const panel = (accode: string) => {
    const users = accounts.find((each) => each.accode === accode)?.users ?? [];
    return (
      <div className={css.panel}>
        {users.length === 0 ? (
          <p className={css.note}>{messages.nobody}</p>
        ) : (
          <ul className={css.people}>
            {users.map(({ user_id, username, name }) => (
              <li key={user_id}>
                <Button kind="text" onClick={() => onUser(user_id, username)}>
                  {username}
                </Button>{' '}
                <span className={css.faint}>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  };
  return (
    <Table
      label={messages.label}
      columns={columns}
      data={accounts}
      getRowId={rowId}
      rowName={rowId}
      rowHeight={spacings[spacing].row}
      headHeight={spacings[spacing].headH}
      card={card}
      scroll="page"
      openRow={open}
      panel={panel}
      empty={empty}
      onOpen={(id) => onOpen(id === open ? null : id)}
    />
  );
}
