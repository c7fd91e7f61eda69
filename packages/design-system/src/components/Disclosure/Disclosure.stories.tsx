import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const body = <Text as="p">Zinc suits dry places. Outdoors, take galvanised or stainless.</Text>;

const meta = {
  title: 'Design system/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: { title: 'Which finish', note: '3 choices', children: body, onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const row = canvas.getByRole('button', { name: 'Which finish 3 choices' });
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Zinc suits/)).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(row);
    await waitFor(() => expect(canvas.queryByText(/Zinc suits/)).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { open: true, level: 3 } };

export const AsHeading: Story = {
  tags: ['no-visual'],
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Which finish 3 choices' })).toBeVisible();
  },
};

const three = [
  { key: 'delivery', title: 'Delivery', note: 'Next day', content: body },
  { key: 'returns', title: 'Returns', content: body },
  {
    key: 'certificates',
    title: 'Certificates and declarations of performance for structural bolting assemblies',
    content: body,
  },
];

export const OneAtATime: Story = {
  render: () => <Accordion items={three} single defaultOpen="returns" />,
  play: async ({ canvas }) => {
    const isOpen = (name: RegExp) => canvas.getByRole('button', { name }).getAttribute('aria-expanded');
    await expect(isOpen(/^Returns/)).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isOpen(/^Delivery/)).toBe('true'));
    await expect(isOpen(/^Returns/)).toBe('false');
    await waitFor(() => expect(canvas.getAllByText(/Zinc suits/)).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Returns/ })).toHaveFocus();
  },
};

export const Narrow: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Accordion items={three} defaultOpen="returns" />
    </div>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Accordion items={three} defaultOpen="returns" />,
};
