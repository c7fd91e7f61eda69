import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Split, type SplitProps } from './Split.tsx';

function Held(props: SplitProps) {
  const [size, setSize] = useState(props.size);
  return (
    <div style={{ height: 260 }}>
      <Split
        {...props}
        size={size}
        onSizeChange={(next) => {
          setSize(next);
          props.onSizeChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Split',
  tags: ['autodocs'],
  component: Split,
  args: {
    label: 'Page tree',
    size: 240,
    onSizeChange: fn(),
    least: 160,
    most: 480,
    collapsible: true,
    start: <Text as="p">Pages of the site, one beneath the other.</Text>,
    end: <Text as="p">The page that is being edited takes what is left.</Text>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Split>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Page tree' });
    const value = (now: string) => expect(separator).toHaveAttribute('aria-valuenow', now);
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await value('248');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await value('200');
    await userEvent.keyboard('{End}');
    await value('480');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await value('160');
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuetext', 'Closed');
    await expect(canvas.getByText(/^Pages/)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await value('160');
    await expect(canvas.getByText(/^Pages/)).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator');
    const { left } = separator.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: separator, coords: { clientX: left, clientY: 20 } },
      { target: separator, coords: { clientX: left + 60, clientY: 20 } },
      { keys: '[/MouseLeft]', target: separator, coords: { clientX: left + 60, clientY: 20 } },
    ]);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(300);
  },
};

export const EndPaneInAColumn: Story = {
  args: { flow: 'column', sized: 'end', size: 100, least: 60, most: 180, label: 'Messages', collapsible: false },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(108);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSizeChange).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = { args: { size: 0 } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(248);
  },
};
