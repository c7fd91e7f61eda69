import {
  Button,
  ButtonGroup,
  EmptyState,
  ErrorState,
  Pagination,
  Select,
  Skeleton,
  type SpacingName,
  TextField,
} from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import {
  type AccountRow,
  firstUserSearch,
  type UserRow,
  type UserSearch,
  userStates,
} from '@portal/domain/administration';
import { userTypes } from '@portal/domain/session';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { administrationPanelMessages } from '../messages/administration-panels.ts';
import { AccountTable } from './AccountTable.tsx';
import * as css from './lists.css.ts';
import { UserTable } from './UserTable.tsx';

const { users: messages } = administrationPanelMessages;
/** Rows of a page, as the server sends them. */
const pageSize = 50;

const typeOptions = [
  { value: '', label: messages.anyType },
  ...userTypes.map((value) => ({ value, label: messages.types[value] })),
];
const stateOptions = [
  { value: '', label: messages.anyState },
  ...userStates.map((value) => ({ value, label: messages.states[value] })),
];

export interface UsersProps {
  readonly search: UserSearch;
  readonly onSearch: (change: Partial<UserSearch>) => void;
  /** Null until loaded. */
  readonly users: { readonly users: readonly UserRow[]; readonly total: number } | null;
  /** Null until loaded. */
  readonly accounts: { readonly accounts: readonly AccountRow[]; readonly total: number } | null;
  /** What is shown could not be loaded. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly spacing: SpacingName;
  /** The details of a user. */
  readonly panel: (userId: string) => ReactNode;
  readonly invite: (onClose: () => void) => ReactNode;
}

function Found({ search, onSearch, users, accounts, failed, onRetry, spacing, panel }: UsersProps) {
  const { shown, page, open } = search;
  const isUsers = shown === 'users';
  const total = (isUsers ? users : accounts)?.total;
  if (failed) return <ErrorState title={isUsers ? messages.loadFailed : messages.accountsFailed} onRetry={onRetry} />;
  if (total === undefined) return <Skeleton width="full" />;
  const onOpen = (next: string | null) => onSearch({ open: next });
  return (
    <>
      <p className={css.count} role="status">
        {isUsers ? messages.found(total) : messages.accountsFound(total)}
      </p>
      {isUsers ? (
        <UserTable
          users={users?.users ?? []}
          spacing={spacing}
          open={open}
          onOpen={onOpen}
          panel={panel}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        />
      ) : (
        <AccountTable
          accounts={accounts?.accounts ?? []}
          spacing={spacing}
          open={open}
          onOpen={onOpen}
          onUser={(user_id, username) => onSearch({ ...firstUserSearch, find: username, open: user_id })}
          empty={<EmptyState title={messages.noAccount}>{messages.noAccountHint}</EmptyState>}
        />
      )}
      <div className={css.pages}>
        <Pagination
          label={isUsers ? messages.pages : messages.accountPages}
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPageChange={(next) => onSearch({ page: next, open: null })}
        />
      </div>
    </>
  );
}

/** Who may sign in, and on which accounts. */
export function Users(props: UsersProps) {
  const { search, onSearch, invite } = props;
  const [typed, setTyped] = useState(search.find);
  const [inviting, setInviting] = useState(false);
  const change = (next: Partial<UserSearch>) => {
    onSearch(next);
    if (next.find !== undefined) setTyped(next.find);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ find: typed, page: 1, open: null });
  };
  const isUsers = search.shown === 'users';
  return (
    <DataSection
      title={messages.title}
      controls={
        <ButtonGroup
          kind="one"
          label={messages.shown}
          items={(['users', 'accounts'] as const).map((key) => ({ key, label: messages.views[key] }))}
          value={search.shown}
          onValueChange={(shown) => change({ ...firstUserSearch, shown })}
        />
      }
      actions={
        <Button icon={Plus} onClick={() => setInviting(true)}>
          {messages.invite}
        </Button>
      }
    >
      <form aria-label={isUsers ? messages.search : messages.searchAccounts} className={css.search} onSubmit={submit}>
        <span className={css.searchText}>
          <TextField
            label={isUsers ? messages.find : messages.findAccount}
            type="search"
            autoComplete="off"
            value={typed}
            onValueChange={setTyped}
          />
        </span>
        {isUsers ? (
          <>
            <Select
              label={messages.type}
              value={search.user_type ?? ''}
              options={typeOptions}
              onValueChange={(value) =>
                change({ user_type: userTypes.find((each) => each === value) ?? null, page: 1, open: null })
              }
            />
            <Select
              label={messages.state}
              value={search.state ?? ''}
              options={stateOptions}
              onValueChange={(value) =>
                change({ state: userStates.find((each) => each === value) ?? null, page: 1, open: null })
              }
            />
          </>
        ) : null}
        <Button type="submit">{messages.show}</Button>
      </form>
      <Found {...props} onSearch={change} />
      {inviting ? invite(() => setInviting(false)) : null}
    </DataSection>
  );
}
