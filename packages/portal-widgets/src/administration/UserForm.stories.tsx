import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { someUsers } from './administration.fixture.ts';
import { UserForm } from './UserForm.tsx';

const [jane] = someUsers;
if (!jane) throw new Error('no user');

const meta = {
  title: 'Widgets/Administration/UserForm',
  component: UserForm,
  args: {
    user: null,
    rules: validationModels.user,
    isRoot: false,
    findAccounts: async () => [
      { accode: 'OAK003', name: 'Oakleigh Roofing', suburb: 'Clayton', state: 'VIC', users: [] },
    ],
    onSave: fn(async () => []),
    onCancel: fn(),
  },
} satisfies Meta<typeof UserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invite: Story = {
  name: 'a new user is invited with an account; only root gives the types root and it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await canvas.findByRole('region', { name: '4 problems to fix' });
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'sam');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Sam');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Field');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'sam@oak.example');
    await expect(canvas.getByRole('option', { name: 'Root' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Customer');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Accounts' }), 'oak');
    await userEvent.click(await within(document.body).findByRole('option', { name: /OAK003/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      username: 'sam',
      firstname: 'Sam',
      lastname: 'Field',
      email: 'sam@oak.example',
      mobile: '',
      user_type: 'customer',
      accounts: ['OAK003'],
    });
  },
};

export const Edit: Story = {
  name: 'a user is edited without the user name; own types stay',
  args: { user: { ...jane, sessions: 0, in_feed: true, may_change: true, is_self: true }, isRoot: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'User name' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toBeDisabled();
    await expect(canvas.getByText('HAR010')).toBeVisible();
  },
};
