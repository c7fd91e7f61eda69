import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someUsers } from './administration.fixture.ts';
import { UserPanel } from './UserPanel.tsx';

const [jane] = someUsers;
if (!jane) throw new Error('no user');
const user = { ...jane, sessions: 2, in_feed: true, may_change: true, is_self: false };

const meta = {
  title: 'Widgets/Administration/UserPanel',
  component: UserPanel,
  args: { user, onEdit: fn(), onAction: fn() },
} satisfies Meta<typeof UserPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromFeed: Story = {
  name: 'a user of the users file says that a load overwrites changes; each action is reported',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/comes from the users file/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('reset_second_factor');
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('disable');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

export const Self: Story = {
  name: 'what is not possible says why',
  args: { user: { ...user, in_feed: false, is_self: true, second_factor: false } },
  play: async ({ args, canvas }) => {
    const disable = canvas.getByRole('button', { name: 'Disable' });
    await expect(disable).toHaveAccessibleDescription('You can’t disable yourself.');
    await userEvent.click(disable);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const OnlyRoot: Story = {
  name: 'a user whom only root changes has no actions',
  args: { user: { ...user, in_feed: false, may_change: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Only Root users can change Root and IT users.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { user: { ...user, state: 'disabled', sessions: 0 } } };
