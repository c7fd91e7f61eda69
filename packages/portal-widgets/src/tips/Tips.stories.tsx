import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tip } from './Tip.tsx';
import { TipList } from './TipList.tsx';
import type { TipProps, TipView } from './Tips.props.ts';

const tips: readonly TipView[] = [
  {
    id: 'sums',
    title: 'A quantity can be a sum',
    description: 'Type 3*50 or 2 boxes as a quantity. Enter works out the pieces.',
    href: null,
  },
  {
    id: 'reorder',
    title: 'Order again what you ordered before',
    description: 'The order history puts past lines on a new order at today’s prices, and says what has changed.',
    href: '/orders/account/history',
  },
];

function Kept(props: TipProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const dismiss = (id: string) => {
    setGone([...gone, id]);
    props.onDismiss(id);
  };
  return <Tip {...props} tips={props.tips.filter(({ id }) => !gone.includes(id))} onDismiss={dismiss} />;
}

const meta = {
  title: 'Widgets/Tips',
  component: Tip,
  parameters: { layout: 'fullscreen' },
  args: { tips, onDismiss: fn(), onNavigate: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  name: 'TIP-01 one tip at a time: a button for the next, a cross to dismiss',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A quantity can be a sum');
    canvas.getByRole('button', { name: 'Next tip' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Order again');
    await userEvent.click(canvas.getByRole('link', { name: 'Show me: Order again what you ordered before' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/orders/account/history');
    await userEvent.click(canvas.getByRole('button', { name: /^Do not show again: Order again/ }));
    await expect(args.onDismiss).toHaveBeenCalledWith('reorder');
    await expect(canvas.getByRole('status')).toHaveTextContent('A quantity can be a sum');
    await expect(canvas.queryByRole('button', { name: 'Next tip' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Do not show again/ }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const All: StoryObj<typeof TipList> = {
  name: 'TIP-01 all tips, filtered by subject; a dismissed one can be shown again',
  render: (args) => (
    <div style={{ padding: 24 }}>
      <TipList {...args} />
    </div>
  ),
  args: {
    tips: tips.map((tip, index) => ({ ...tip, words: [index === 0 ? 'order' : 'account'], dismissed: index === 1 })),
    subjects: [
      { word: 'order', label: 'Ordering' },
      { word: 'account', label: 'Account' },
      { word: 'search', label: 'Search' },
    ],
    onDismiss: fn(),
    onRestore: fn(),
    onNavigate: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Search/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ordering/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: A quantity can be a sum' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('sums');
    await userEvent.click(canvas.getByRole('button', { name: /^Ordering/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show again: Order again what you ordered before' }));
    await expect(args.onRestore).toHaveBeenCalledWith('reorder');
  },
};

export const NoTips: StoryObj<typeof TipList> = {
  ...All,
  name: 'No tips',
  args: { ...All.args, tips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no tips now.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
