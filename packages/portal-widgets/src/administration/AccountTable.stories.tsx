import { EmptyState } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountTable } from './AccountTable.tsx';

const account = { suburb: 'Alexandria', state: 'NSW' } as const;

const meta = {
  title: 'Widgets/Administration/AccountTable',
  component: AccountTable,
  args: {
    accounts: [
      {
        ...account,
        accode: 'KES014',
        name: 'Kestrel Fabrication',
        users: [
          { user_id: 'u1', username: 'jane.harris', name: 'Jane Harris' },
          { user_id: 'u5', username: 'lena', name: 'Lena Marsh' },
        ],
      },
      { ...account, accode: 'OAK003', name: 'Oakleigh Roofing Supplies', users: [] },
    ],
    spacing: 'medium',
    open: 'KES014',
    onOpen: fn(),
    onUser: fn(),
    empty: <EmptyState title="No account matches." />,
  },
} satisfies Meta<typeof AccountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  name: 'the open account lists its users, each leading to the user',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /OAK003/ })).toHaveTextContent(/0$/);
    await userEvent.click(canvas.getByRole('button', { name: 'lena' }));
    await expect(args.onUser).toHaveBeenCalledWith('u5', 'lena');
  },
};
