import { EmptyState } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someUsers } from './administration.fixture.ts';
import { UserPanel } from './UserPanel.tsx';
import { UserTable } from './UserTable.tsx';

const detail = { sessions: 1, in_feed: false, may_change: true, is_self: false } as const;

const meta = {
  title: 'Widgets/Administration/UserTable',
  component: UserTable,
  args: {
    users: someUsers,
    spacing: 'medium',
    open: null,
    onOpen: fn(),
    panel: (id) => {
      const user = someUsers.find(({ user_id }) => user_id === id);
      return user ? <UserPanel user={{ ...user, ...detail }} onEdit={fn()} onAction={fn()} /> : null;
    },
    empty: <EmptyState title="No user matches." />,
  },
} satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  name: 'each user has type, state and accounts; a row opens its details by pointer and by key',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /jane\.harris/ })).toHaveTextContent('Customer');
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.getAllByText('KES014 and 2 more')[0]).toBeVisible();
    await userEvent.click(canvas.getByText('jane.harris'));
    await expect(args.onOpen).toHaveBeenCalledWith('u1');
  },
};

export const Open: Story = { args: { open: 'u1' } };
export const Empty: Story = { args: { users: [] } };
