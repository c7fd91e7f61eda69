import { firstUserSearch, type UserSearch } from '@portal/domain/administration';
import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { someUsers } from './administration.fixture.ts';
import { UserDetails, type UserDetailsProps } from './UserDetails.tsx';
import { UserDialog } from './UserDialog.tsx';
import { Users, type UsersProps } from './Users.tsx';

const [someone] = someUsers;
if (!someone) throw new Error('no user');
const jane = { ...someone, sessions: 2, in_feed: false, may_change: true, is_self: false };

const form = {
  rules: validationModels.user,
  isRoot: false,
  findAccounts: async () => [],
  password: { open: false, onPassword: async () => [], onCancel: fn() },
};

function Screen({ onSearch, ...props }: UsersProps) {
  const [search, setSearch] = useState<UserSearch>(firstUserSearch);
  const change = (next: Partial<UserSearch>) => {
    setSearch((before) => ({ ...before, ...next }));
    onSearch(next);
  };
  return <Users {...props} search={search} onSearch={change} />;
}

const meta = {
  title: 'Widgets/Administration/Users',
  component: Screen,
  args: {
    search: firstUserSearch,
    onSearch: fn(),
    users: { users: someUsers, total: 120 },
    accounts: {
      accounts: [
        {
          accode: 'KES014',
          name: 'Kestrel Structural',
          suburb: 'Dandenong',
          state: 'VIC',
          users: [{ user_id: 'u1', username: 'jane.harris', name: 'Jane Harris' }],
        },
      ],
      total: 1,
    },
    failed: false,
    onRetry: fn(),
    spacing: 'medium',
    panel: (userId) => <p>Details of {userId}</p>,
    invite: (onClose) => <UserDialog {...form} user={null} onSave={async () => []} onClose={onClose} />,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  name: 'a search begins on the first page, with no user open',
  // The list of users has pictures of its own.
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('120 users')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, email or account' }), 'jane{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ find: 'jane', page: 1, open: null });
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Disabled');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ state: 'disabled', page: 1, open: null });
  },
};

export const OfAnAccount: Story = {
  name: 'a user of an account is looked up among the users',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Accounts' }));
    await expect(canvas.getByText('1 account')).toBeVisible();
    await userEvent.click(canvas.getByText('KES014'));
    await userEvent.click(await canvas.findByRole('button', { name: /jane\.harris/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('jane.harris');
    await expect(await canvas.findByText('Details of u1')).toBeVisible();
  },
};

export const Inviting: Story = {
  name: 'the form to invite a user opens in a dialog',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite user' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Invite a user' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Failed: Story = {
  args: { users: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const act = fn(async () => true);

function Details(more: Partial<UserDetailsProps>) {
  return (
    <UserDetails {...form} user={jane} failed={false} onRetry={fn()} onAction={act} onSave={async () => []} {...more} />
  );
}

export const Action: Story = {
  name: 'an action says what it does before it is done',
  tags: ['no-visual'],
  render: () => <Details />,
  play: async ({ canvas }) => {
    act.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Disable jane.harris?' });
    await expect(act).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
    await expect(act).toHaveBeenCalledWith('disable');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

/** The server wants the password: the action waits until it is given or the dialog is closed. */
function AskingDetails() {
  const [waiting, setWaiting] = useState<{ readonly settle: (isOver: boolean) => void } | null>(null);
  const settle = (isOver: boolean) => {
    waiting?.settle(isOver);
    setWaiting(null);
  };
  const onPassword = async () => {
    settle(true);
    return [];
  };
  return (
    <Details
      password={{ open: waiting !== null, onPassword, onCancel: () => settle(false) }}
      onAction={() => new Promise((resolve) => setWaiting({ settle: resolve }))}
    />
  );
}

export const PasswordWanted: Story = {
  name: 'SESS-08 the password is asked for while an action waits for it',
  tags: ['no-visual'],
  render: () => <AskingDetails />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: 'Sign out jane.harris everywhere?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Enter your password' });
    await userEvent.type(within(dialog).getByLabelText('Your password'), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull());
  },
};
