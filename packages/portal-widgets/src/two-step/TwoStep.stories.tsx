import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStep, type TwoStepProps } from './TwoStep.tsx';

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

const made = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Tradeparts:moira?secret=JBSWY3DPEHPK3PXP&issuer=Tradeparts',
};
const section: TwoStepProps = {
  state: { since: null, demanded: true, recovery_codes_left: 0 },
  failed: false,
  rules: {},
  onRetry: fn(),
  onBegin: async (password) =>
    password === 'right' ? made : [{ field: 'password', message: 'That is not your password' }],
  onConfirm: async () => ({ recovery_codes: codes }),
  onTurnOff: fn(async () => []),
  onSaveCodes: fn(),
  onCopyCodes: fn(),
};

export const SetUp: Story = {
  name: 'Setting up: password, key and first code, recovery codes',
  render: () => <TwoStep {...section} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Set up two-step sign-in first.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect((await canvas.findAllByText('That is not your password'))[0]).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Your password'));
    await userEvent.type(canvas.getByLabelText('Your password'), 'right');
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(await canvas.findByRole('heading', { name: 'Connect an authenticator app' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  },
};

export const On: Story = {
  name: 'On, with few recovery codes left; turned off by the password',
  render: () => <TwoStep {...section} state={{ since: '2026-08-03', demanded: false, recovery_codes_left: 2 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have few recovery codes left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'right');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(section.onTurnOff).toHaveBeenCalledWith('right');
  },
};

export const Failed: Story = {
  name: 'Its state could not be loaded',
  render: () => <TwoStep {...section} state={null} failed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(section.onRetry).toHaveBeenCalled();
  },
};
