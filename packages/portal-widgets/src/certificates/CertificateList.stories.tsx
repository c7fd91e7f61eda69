import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CertificateList, type CertificateListProps } from './CertificateList.tsx';

const certificates = ['TC-100001', 'TC-100002'].map((certificate_no, index) => ({
  certificate_no,
  stock_code: 'HXB-16080-88G',
  description: 'Hex bolt M16 × 80, class 8.8, galv',
  batch: `B4821${index}`,
  heat: `H81920${index}`,
  issued: '2026-08-14',
  standard: 'ISO 4014',
  chemistry: { C: '0.36', Mn: '0.82', P: '0.014' },
  mechanical: [{ property: 'Tensile strength', value: '862 MPa' }],
}));

type Mail = CertificateListProps['onMail'];
const mail = (wrong: string | null): Mail => fn(async () => wrong);

const meta = {
  title: 'Widgets/Certificates',
  component: CertificateList,
  args: {
    certificates,
    total: 2,
    showPart: true,
    onMail: mail(null),
    onDownload: fn(async () => null),
    onRetry: fn(),
    none: 'This part has no certificates.',
  },
} satisfies Meta<typeof CertificateList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'CERT-01 selected certificates are downloaded, and mailed to an address',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TC-100002' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(['TC-100002']);
    await expect(await canvas.findByText('1 certificate downloaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await userEvent.type(canvas.getByLabelText('To (leave empty to email it to yourself)'), 'qa@example.com{Enter}');
    await expect(args.onMail).toHaveBeenCalledWith(['TC-100001', 'TC-100002'], 'qa@example.com');
    await expect(await canvas.findByText('2 certificates sent to qa@example.com.')).toBeVisible();
  },
};

export const Figures: Story = {
  name: 'CERT-01 a certificate expands to its analysis and values',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the values of TC-100001' }));
    await expect(canvas.getByText('862 MPa')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'CERT-01 an error is shown, and the mail form stays open',
  args: { onMail: mail('The mail was not sent.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TC-100001' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 1 certificate' }));
    await expect(await canvas.findByText('The mail was not sent.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Email certificates' })).toBeVisible();
  },
};
export const SignedOut: Story = { args: { onMail: null } };
export const None: Story = { args: { certificates: [], total: 0 } };
export const Waiting: Story = { args: { certificates: null } };
export const Failed: Story = { args: { certificates: null, failed: true } };
