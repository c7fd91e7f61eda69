import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldsForm } from './FieldsForm.tsx';

type Name = 'username' | 'password';

const meta = {
  title: 'Widgets/FieldsForm',
  component: FieldsForm<Name>,
  args: {
    label: 'Sign in',
    submit: 'Sign in',
    rules: validationModels.login,
    fields: [
      { name: 'username', label: 'User name', autoComplete: 'username' },
      { name: 'password', label: 'Password', autoComplete: 'current-password', secret: true },
    ],
    onSubmit: fn(async () => []),
  },
} satisfies Meta<typeof FieldsForm<Name>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAtOnce: Story = {
  name: 'VAL-01 VAL-03 all errors are listed at once, each linked to its field, and nothing is sent',
  play: async ({ args, canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'User name' });
    await expect(username).toBeRequired();
    await expect(canvas.getByLabelText('Password')).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('region', { name: '2 problems to fix' });
    await expect(within(summary).getByRole('link', { name: 'User name: Required field' })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Password: Required field' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  name: "VAL-03 valid values are sent; the server's errors show at their fields",
  args: { onSubmit: fn(async () => [{ field: 'password', message: 'Wrong user name or password' }]) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'ann');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret words{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ann', password: 'secret words' });
    await canvas.findByRole('region', { name: 'One problem to fix' });
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Wrong user name or password');
  },
};

export const Together: Story = {
  name: 'VAL-01 errors across fields show together with the errors of single fields',
  args: {
    start: { username: 'ann' },
    check: ({ username, password }) => (username === password ? [] : [{ field: 'username', message: 'Not the same' }]),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('region', { name: '2 problems to fix' });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['User name: Not the same', 'Password: Required field']);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Links: Story = {
  name: 'VAL-03 leaving an empty field by clicking elsewhere shows the error after that click has taken effect',
  args: { actions: <button type="button">Use another way</button> },
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'User name' });
    // One user, so that the button released is the one pressed.
    const user = userEvent.setup();
    await user.click(username);
    const other = canvas.getByRole('button', { name: 'Use another way' });
    await user.pointer({ keys: '[MouseLeft>]', target: other });
    await expect(canvas.queryByText('Required field')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: other });
    await expect(await canvas.findByText('Required field')).toBeVisible();
  },
};
