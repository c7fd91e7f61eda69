import {
  type SpacingName,
  StatusIcon,
  type StatusIconKind,
  spacings,
  Table,
  type Tone,
  tableColumnHelper,
} from '@portal/design-system';
import type { UserRow, UserState } from '@portal/domain/administration';
import { relativeTime } from '@portal/domain/format';
import type { ReactNode } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';

const { users: messages, userStates, userTypes } = administrationMessages;

const stateIcons: Readonly<Record<UserState, readonly [StatusIconKind, Tone]>> = {
  active: ['tick', 'positive'],
  invited: ['ring', 'muted'],
  disabled: ['barred', 'critical'],
};

function State({ user }: { user: UserRow }) {
  const isLocked = user.locked_until !== null && user.state !== 'disabled';
  const [kind, tone]: readonly [StatusIconKind, Tone] = isLocked ? ['alert', 'warning'] : stateIcons[user.state];
  return (
    <span className={css.state}>
      <StatusIcon kind={kind} size="stock" tone={tone} />
      <span className={css.stateWords}>{isLocked ? messages.locked : userStates[user.state]}</span>
    </span>
  );
}

const accountsOf = ([first, ...more]: readonly string[]) =>
  first === undefined ? messages.noAccount : messages.moreAccounts(first, more.length);
const lastSignIn = ({ last_sign_in }: UserRow) =>
  last_sign_in === null ? messages.never : relativeTime(last_sign_in, new Date().toISOString());

const column = tableColumnHelper<UserRow>();
const columns = column.columns([
  column.display({
    id: 'user',
    header: messages.columns.user,
    size: 220,
    meta: { headerClassName: css.firstHead, grows: true, className: css.cell.first, cardClassName: css.card.name },
    cell: ({ row: { original } }) => (
      <>
        {original.username} <span className={css.faint}>{`${original.firstname} ${original.lastname}`.trim()}</span>
      </>
    ),
  }),
  column.display({
    id: 'type',
    header: messages.columns.type,
    size: 96,
    meta: { className: css.cell.plain, cardClassName: css.card.aside },
    cell: ({ row }) => userTypes[row.original.user_type],
  }),
  column.display({
    id: 'state',
    header: messages.columns.state,
    size: 110,
    meta: { className: css.cell.plain, cardClassName: css.card.side },
    cell: ({ row }) => <State user={row.original} />,
  }),
  column.display({
    id: 'accounts',
    header: messages.columns.accounts,
    size: 170,
    meta: { grows: true, className: css.cell.quiet, cardClassName: css.card.first },
    cell: ({ row }) => accountsOf(row.original.accounts),
  }),
  column.display({
    id: 'lastSignIn',
    header: messages.columns.lastSignIn,
    size: 130,
    meta: { hideRank: 2, className: css.cell.quiet },
    cell: ({ row }) => lastSignIn(row.original),
  }),
  column.display({
    id: 'secondFactor',
    header: messages.columns.secondFactor,
    size: 128,
    meta: { hideRank: 1, className: css.cell.quiet },
    cell: ({ row }) => (row.original.second_factor ? messages.on : messages.off),
  }),
]);

const card = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"name side" "first aside"',
  height: () => 62,
} as const;
const rowId = ({ user_id }: UserRow) => user_id;
const rowName = ({ username }: UserRow) => username;

export interface UserTableProps {
  readonly users: readonly UserRow[];
  readonly spacing: SpacingName;
  /** The `user_id` of the row whose panel shows. */
  readonly open: string | null;
  readonly onOpen: (userId: string | null) => void;
  readonly panel: (userId: string) => ReactNode;
  readonly empty: ReactNode;
}

/** Users with type, state, accounts and last sign-in; the open one with its details below. */
export function UserTable({ users, spacing, open, onOpen, panel, empty }: UserTableProps) {
  return (
    <Table
      label={messages.label}
      columns={columns}
      data={users}
      getRowId={rowId}
      rowName={rowName}
      rowHeight={spacings[spacing].row}
      headHeight={spacings[spacing].headH}
      card={card}
      scroll="page"
      openRow={open}
      panel={panel}
      empty={empty}
      onOpen={(id) => onOpen(id === open ? null : id)}
      onRowKey={(_, key) => {
        if (key !== 'escape' || open === null) return false;
        onOpen(null);
        return true;
      }}
    />
  );
}
