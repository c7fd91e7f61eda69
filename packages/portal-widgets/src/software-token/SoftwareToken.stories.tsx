import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SoftwareToken, type SoftwareTokenProps } from './SoftwareToken.tsx';

const meta = {
  title: 'Widgets/SoftwareToken',
  component: SoftwareToken,
  args: {
    product: null,
    access: { access: true, mobile: '04•• ••• 006', reason: null },
    failed: false,
    onRetry: fn(),
    signIn: '/login',
    rules: validationModels.software,
    isSending: false,
    onSend: fn<SoftwareTokenProps['onSend']>(async () => null),
    onCode: fn(async () => ({ token: 'MNG-7K2Q-92LM', expires_at: '2026-12-24T00:00:00Z' })),
  },
} satisfies Meta<typeof SoftwareToken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  name: 'SOFT-01 a token is given for the code from the message',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await userEvent.type(await canvas.findByLabelText('Code from the message'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Get the token' }));
    await expect(args.onCode).toHaveBeenCalledWith('123456');
    await expect(await canvas.findByText('MNG-7K2Q-92LM')).toBeVisible();
  },
};

export const NotSent: Story = {
  name: 'a message that could not be sent says why, and can be tried again',
  args: { onSend: fn(async () => 'We couldn’t send the message.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t send the message.');
    await expect(canvas.getByRole('button', { name: 'Send the code' })).toBeVisible();
  },
};

export const SignInFirst: Story = {
  args: { product: 'Tradeparts', access: { access: false, mobile: null, reason: 'sign_in' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const NoMobile: Story = { args: { access: { access: true, mobile: null, reason: 'no_mobile' } } };

export const Failed: Story = {
  args: { access: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
