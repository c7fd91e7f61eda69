import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const codes = ['4K7Q-92LM', 'X3PD-77AC', 'M9TR-1WZE', 'Q2HN-58VB', 'L6JS-40YK'];

const meta = {
  title: 'Widgets/TwoStep',
  component: RecoveryCodes,
  args: { codes, onSave: fn(), onCopy: fn(), onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Codes: Story = {
  name: 'Recovery codes are saved, copied and confirmed',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(codes.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(args.onSave).toHaveBeenCalled();
    await expect(args.onCopy).toHaveBeenCalled();
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const Key: Story = {
  name: 'The key as a QR code, as text in groups of four, and as a link',
  render: () => (
    <AuthenticatorKey
      secret="JBSWY3DPEHPK3PXP"
      address="otpauth://totp/Tradeparts:moira?secret=JBSWY3DPEHPK3PXP&issuer=Tradeparts"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /authenticator app/ })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining('otpauth://'));
  },
};
