import {
  Button,
  ButtonGroup,
  Dialog,
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  Select,
  Skeleton,
  TextField,
} from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import { type UserState, userStates } from '@portal/domain/administration';
import { type UserKind, userKind, userTypes } from '@portal/domain/session';
import { useCall, useCallMutation, usePortal, useSession } from '@portal/portal-client/react';
import { AccountTable, UserForm, UserTable } from '@portal/portal-widgets';
import { type FormEvent, useState } from 'react';
import { config } from '../../config.ts';
import { useSpacing } from '../../look/use-look.ts';
import { administrationMessages } from '../../messages/administration.ts';
import * as css from './DataScreen.css.ts';
import { OpenUser } from './OpenUser.tsx';
import { useAuthorised } from './use-authorised.tsx';
import { useUserForm } from './use-user-form.ts';

const { users: messages } = administrationMessages;
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

interface View {
  readonly shown: 'users' | 'accounts';
  readonly find: string;
  readonly user_type: UserKind | null;
  readonly state: UserState | null;
  /** From 1. */
  readonly page: number;
  readonly open: string | null;
}
const firstView: View = { shown: 'users', find: '', user_type: null, state: null, page: 1, open: null };

interface PagesProps {
  label: string;
  total: number;
  page: number;
  onView: (change: Partial<View>) => void;
}

function Pages({ label, total, page, onView }: PagesProps) {
  return (
    <div className={css.pages}>
      <Pagination
        label={label}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPageChange={(next) => onView({ page: next, open: null })}
      />
    </div>
  );
}

function Users({ view, onView, isRoot }: { view: View; onView: (change: Partial<View>) => void; isRoot: boolean }) {
  const spacing = useSpacing();
  const { find, user_type, state, page, open } = view;
  const { data, error, reload } = useCall(
    'users/list',
    { find, account: null, user_type, state, page: page - 1 },
    { keepPreviousData: true },
  );
  if (error) return <ErrorState title={messages.loadFailed} onRetry={reload} />;
  if (!data) return <Skeleton width="full" />;
  return (
    <>
      <p className={css.count} role="status">
        {messages.found(data.total)}
      </p>
      <UserTable
        users={data.users}
        spacing={spacing}
        open={open}
        onOpen={(next) => onView({ open: next })}
        panel={(id) => <OpenUser userId={id} isRoot={isRoot} />}
        empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
      />
      <Pages label={messages.pages} total={data.total} page={page} onView={onView} />
    </>
  );
}

function Accounts({ view, onView }: { view: View; onView: (change: Partial<View>) => void }) {
  const spacing = useSpacing();
  const { find, page, open } = view;
  const { data, error, reload } = useCall('accounts/list', { find, page: page - 1 }, { keepPreviousData: true });
  if (error) return <ErrorState title={messages.accountsFailed} onRetry={reload} />;
  if (!data) return <Skeleton width="full" />;
  return (
    <>
      <p className={css.count} role="status">
        {messages.accountsFound(data.total)}
      </p>
      <AccountTable
        accounts={data.accounts}
        spacing={spacing}
        open={open}
        onOpen={(next) => onView({ open: next })}
        onUser={(user_id, username) => onView({ ...firstView, find: username, open: user_id })}
        empty={<EmptyState title={messages.noAccount}>{messages.noAccountHint}</EmptyState>}
      />
      <Pages label={messages.accountPages} total={data.total} page={page} onView={onView} />
    </>
  );
}

function Invite({ isRoot, onClose }: { isRoot: boolean; onClose: () => void }) {
  const { messages: notices } = usePortal();
  const { run, dialog } = useAuthorised();
  const { send } = useCallMutation('users/invite', { sends: 1, reloads: ['users/list', 'accounts/list'] });
  const form = useUserForm();
  return (
    <>
      <Dialog
        title={administrationMessages.inviteTitle}
        description={administrationMessages.inviteHint}
        open
        onOpenChange={onClose}
      >
        <UserForm
          user={null}
          {...form}
          isRoot={isRoot}
          onCancel={onClose}
          onSave={async (values) => {
            const outcome = await run(() => send({ ...values, accounts: [...values.accounts] }));
            if (!outcome.ok) return outcome.error.problems;
            if (outcome.data.mailed) notices.show(administrationMessages.invited(values.email));
            else notices.show(administrationMessages.notMailed, 'warning');
            onClose();
            return [];
          }}
        />
      </Dialog>
      {dialog}
    </>
  );
}

/** Who may sign in, and on which accounts. */
export function UsersSection() {
  const session = useSession();
  const isRoot = session.status === 'signed_in' && userKind(session.login.user_details, config.product) === 'root';
  const [view, setView] = useState(firstView);
  const [typed, setTyped] = useState('');
  const [inviting, setInviting] = useState(false);
  const change = (next: Partial<View>) => {
    setView((before) => ({ ...before, ...next }));
    if (next.find !== undefined) setTyped(next.find);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ find: typed, page: 1, open: null });
  };
  const isUsers = view.shown === 'users';
  return (
    <>
      <div className={css.bar}>
        <Heading level={1}>{messages.title}</Heading>
        <ButtonGroup
          kind="one"
          label={messages.shown}
          items={(['users', 'accounts'] as const).map((key) => ({ key, label: messages.views[key] }))}
          value={view.shown}
          onValueChange={(shown) => change({ ...firstView, shown })}
        />
        <span className={css.atEnd}>
          <Button icon={Plus} onClick={() => setInviting(true)}>
            {messages.invite}
          </Button>
        </span>
      </div>
      <form aria-label={isUsers ? messages.search : messages.searchAccounts} className={css.search} onSubmit={search}>
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
              value={view.user_type ?? ''}
              options={typeOptions}
              onValueChange={(value) =>
                change({ user_type: userTypes.find((each) => each === value) ?? null, page: 1, open: null })
              }
            />
            <Select
              label={messages.state}
              value={view.state ?? ''}
              options={stateOptions}
              onValueChange={(value) =>
                change({ state: userStates.find((each) => each === value) ?? null, page: 1, open: null })
              }
            />
          </>
        ) : null}
        <Button type="submit">{messages.show}</Button>
      </form>
      {isUsers ? <Users view={view} onView={change} isRoot={isRoot} /> : <Accounts view={view} onView={change} />}
      {inviting ? <Invite isRoot={isRoot} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
