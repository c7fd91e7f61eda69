import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { CheckPanelProps } from './CheckPanel.props.ts';
import { CheckPanel } from './CheckPanel.tsx';

const args: CheckPanelProps = {
  checks: [
    {
      id: 'poa',
      weight: 'must',
      icon: 'answer',
      tone: 'critical',
      line: { id: 'd', number: 4 },
      title: 'Line 4 has no price',
      detail: 'UBT-24450-00G is priced on application.',
      remedies: ['Remove'],
    },
    {
      id: 'below',
      weight: 'must',
      icon: 'answer',
      tone: 'critical',
      line: null,
      title: '$7.64 short of the minimum order of $20.00.',
      remedies: ['Add parts'],
    },
    {
      id: 'price',
      weight: 'know',
      icon: 'dearer',
      tone: 'warning',
      line: { id: 'a', number: 1 },
      title: 'Line 1 costs more',
      detail: 'The price of HXB-12050-88Z has risen from $41.20 to $43.10.',
      remedies: ['Accept', 'Remove'],
    },
    {
      id: 'next',
      weight: 'know',
      icon: 'changed',
      tone: 'warning',
      line: { id: 'b', number: 2 },
      title: 'Line 2 is superseded',
      detail: 'HXB-38200-G5P is superseded by HXB-38200-G8P.',
      remedies: ['Order HXB-38200-G8P instead', 'Keep it'],
    },
    {
      id: 'off',
      weight: 'know',
      icon: 'ask',
      tone: 'info',
      line: { id: 'c', number: 3 },
      title: 'Line 3 needs a quote',
      remedies: [],
    },
  ],
  looking: false,
  blocked: null,
  busy: false,
  onRemedy: fn(),
  onGoTo: fn(),
  onConfirm: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Widgets/CheckPanel',
  component: CheckPanel,
  args,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: 'CART-23 all checks are listed, most serious first, each with a remedy on one key, an alternative and a link to its line',
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Check before confirming' });
    await expect(panel).toHaveAccessibleDescription('2 issues block this order. 3 things to know.');
    await userEvent.keyboard('4');
    await expect(args.onRemedy).toHaveBeenLastCalledWith('next', 0);
    await userEvent.keyboard('1');
    await expect(args.onRemedy).toHaveBeenLastCalledWith('poa', 0);
    // Neither digit has a remedy.
    await userEvent.keyboard('57');
    await expect(args.onRemedy).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onRemedy).toHaveBeenLastCalledWith('next', 1);
    await userEvent.click(screen.getByRole('button', { name: 'Go to line 1: Line 1 costs more' }));
    await expect(args.onGoTo).toHaveBeenCalledWith(args.checks[2]);
    const confirm = screen.getByRole('button', { name: 'Confirm order' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Clear: Story = {
  name: 'CART-23 with no issues left the order is confirmed from the dialog',
  args: { checks: [] },
  play: async () => {
    await expect(await screen.findByText('The order is ready to confirm.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = { args: { checks: [], looking: true } };
