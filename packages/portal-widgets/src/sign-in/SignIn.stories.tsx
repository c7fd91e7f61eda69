import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChangePassword } from './ChangePassword.tsx';
import { ChoosePassword, PasswordRequest } from './NewPassword.tsx';
import { Registering, type RegisteringProps } from './Registering.tsx';
import { SignInCode } from './SignInCode.tsx';

const meta = {
  title: 'Widgets/SignIn',
  component: Registering,
  args: {
    rules: validationModels.registration,
    onRequest: fn<RegisteringProps['onRequest']>(async () => []),
    onCreate: fn<RegisteringProps['onCreate']>(async () => []),
  },
} satisfies Meta<typeof Registering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequestNumber: Story = {
  name: 'SESS-08 a registration number is requested, then used with the same account',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account code' }), 'kes014');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Sam');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Field');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'sam@kestrel.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '0491 570 006');
    await userEvent.click(canvas.getByRole('button', { name: 'Request number' }));
    await expect(args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ accode: 'kes014' }));
    await expect(await canvas.findByText(/If the account exists, we have emailed/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Account code' })).toHaveValue('kes014');
  },
};

export const WrongNumber: Story = {
  name: 'a registration number that is not right is said at its field',
  args: {
    onCreate: fn<RegisteringProps['onCreate']>(async () => [
      { field: 'rego_num', message: 'This number is not valid for the account.' },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have a number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account code' }), 'KES014');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registration number' }), '12345678');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Choose a user name' }), 'sam.field');
    await userEvent.type(canvas.getByLabelText('Password'), 'several words are safer');
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expect((await canvas.findAllByText('This number is not valid for the account.'))[0]).toBeVisible();
  },
};

const request = fn(async () => []);

export const ForgottenPassword: Story = {
  name: 'SESS-08 a link is promised whether or not the user exists',
  render: () => <PasswordRequest rules={validationModels.new_password} onAsk={request} />,
  play: async ({ canvas }) => {
    request.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), ' sam.field ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(request).toHaveBeenCalledWith('sam.field');
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
};

const choose = fn(async () => [{ field: null, message: 'The link is no longer valid.' }]);

export const ChosenPassword: Story = {
  name: 'the new password is typed twice; a link that has expired says so',
  render: () => <ChoosePassword rules={validationModels.new_password} onChoose={choose} />,
  play: async ({ canvas }) => {
    choose.mockClear();
    await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'several words are safer');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'several words');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect((await canvas.findAllByText('The passwords don’t match'))[0]).toBeVisible();
    await expect(choose).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Confirm new password'), ' are safer');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(choose).toHaveBeenCalledWith('several words are safer');
    await expect(await canvas.findByText('The link is no longer valid.')).toBeVisible();
  },
};

const change = fn(async () => []);

export const ChangedPassword: Story = {
  name: 'SESS-08 after a change the form is empty and says that it is done',
  render: () => <ChangePassword rules={validationModels.change_password} onChange={change} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'the old one');
    await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'several words are safer');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'several words are safer');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your password has changed.');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};

const code = fn(async () => [{ field: 'code', message: 'The code is not right.' }]);

export const Code: Story = {
  name: 'SESS-02 the code of an authenticator app, or a recovery code',
  render: () => <SignInCode rules={validationModels.second_factor} onCode={code} onBack={fn()} />,
  play: async ({ canvas }) => {
    code.mockClear();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(code).toHaveBeenCalledWith('123456');
    await expect((await canvas.findAllByText('The code is not right.'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
  },
};
