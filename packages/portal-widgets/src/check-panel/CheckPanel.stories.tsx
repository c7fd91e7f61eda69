import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { CheckPanelProps } from './CheckPanel.props.ts';
import { CheckPanel } from './CheckPanel.tsx';

const args: CheckPanelProps = {
  entries: [
    {
      id: 'below',
      weight: 'blocker',
      place: null,
      message: '7.64 short of the minimum order of 20.00.',
      remedy: 'Add parts',
    },
    {
      id: 'poa',
      weight: 'blocker',
      place: 'Line 4',
      message: 'UBT-24450-00G has no price.',
      remedy: 'Remove the line',
    },
    {
      id: 'price',
      weight: 'change',
      place: 'Line 1',
      message: 'The price of HXB-12050-88Z has risen from 41.20 to 43.10.',
      remedy: 'Accept it',
      other: 'Remove the line',
    },
    {
      id: 'next',
      weight: 'change',
      place: 'Line 2',
      message: 'HXB-38200-G5P is superseded by HXB-38200-G8P.',
      remedy: 'Order HXB-38200-G8P instead',
      other: 'Keep it',
    },
  ],
  looking: false,
  blocked: null,
  busy: false,
  onRemedy: fn(),
  onOther: fn(),
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
  name: 'CART-23 every blocker and change is listed with a remedy under one key, another way out, and the way to its line',
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Check before confirming' });
    await expect(panel).toHaveAccessibleDescription(
      '2 things stand in the way. 2 things changed since you looked last.',
    );
    await userEvent.keyboard('4');
    await expect(args.onRemedy).toHaveBeenLastCalledWith('next');
    await userEvent.keyboard('2');
    await expect(args.onRemedy).toHaveBeenLastCalledWith('poa');
    await userEvent.keyboard('7');
    await expect(args.onRemedy).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onOther).toHaveBeenCalledWith('next');
    await userEvent.click(screen.getByRole('button', { name: 'Go to line 1' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('price');
    const confirm = screen.getByRole('button', { name: 'Confirm order' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Clear: Story = {
  name: 'CART-23 with nothing left the order is confirmed from where one is',
  args: { entries: [] },
  play: async () => {
    await expect(await screen.findByText('The order can go as it is.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = { args: { entries: [], looking: true } };
