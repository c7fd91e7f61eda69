import type { Meta, StoryObj } from '@storybook/react-vite';
import { Import, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type ButtonKind, buttonKinds } from './Button.props.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Design system/Button',
  tags: ['autodocs'],
  component: Button,
  argTypes: { onClick: { description: 'Called on a click or key press.' } },
  args: { children: 'Confirm order', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(buttonKinds).map(([kind, use]) => (
        <Inline key={kind} gap={4} wrap>
          <Button kind={kind as ButtonKind}>Add line</Button>
          <Button kind={kind as ButtonKind} icon={Import}>
            Import
          </Button>
          <Button kind={kind as ButtonKind} keyHint="Z">
            Undo
          </Button>
          <Button kind={kind as ButtonKind} loading>
            Saving
          </Button>
          <Button kind={kind as ButtonKind} reason="Lines 15 and 16 must be answered first">
            Confirm
          </Button>
          <Text tone="muted">{use}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={3} wrap>
      <Button size="s">Small</Button>
      <Button>Control</Button>
      <Button size="l" kind="filled">
        Confirm order
      </Button>
      <Button tone="critical">Cancel order</Button>
      <Button kind="filled" tone="critical" icon={Plus}>
        Delete for good
      </Button>
    </Inline>
  ),
};

/** Long labels stay within the button. */
export const LongWords: Story = {
  args: { children: 'Keep these lines as a list for the second stage of Alexandria', icon: Import, full: true },
  render: (args) => (
    <Stack gap={3}>
      <div style={{ width: 240 }}>
        <Button {...args} />
      </div>
      <div dir="rtl" style={{ width: 240 }}>
        <Button {...args} kind="filled" keyHint="Z" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(button.offsetWidth).toBeLessThanOrEqual(240);
    }
  },
};

export const Blocked: Story = {
  args: { reason: 'Line 16 has no price', full: true, size: 'l' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm order' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Line 16 has no price');
  },
};

export const Loading: Story = {
  args: { loading: true, kind: 'filled' },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
