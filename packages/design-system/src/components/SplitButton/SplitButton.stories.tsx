import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Printer, Send } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const onLater = fn();

const meta = {
  title: 'Design system/SplitButton',
  tags: ['autodocs'],
  component: SplitButton,
  args: {
    children: 'Submit now',
    menuLabel: 'More ways to submit',
    onClick: fn(),
    entries: [
      { key: 'later', label: 'Submit at five', icon: Clock, onSelect: onLater },
      { key: 'print', label: 'Print and submit', icon: Printer, reason: 'no printer', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Stack gap={4} align="start">
      <SplitButton {...args} kind="filled" icon={Send} />
      <SplitButton {...args} />
      <SplitButton {...args} keyHint="S" />
      <SplitButton {...args} size="s" />
      <SplitButton {...args} size="l" kind="filled" />
      <SplitButton {...args} loading>
        Submitting
      </SplitButton>
      <SplitButton {...args} reason="Line 15 must be answered first" />
    </Stack>
  ),
};

export const MainAction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const OthersByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    onLater.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More ways to submit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'More ways to submit' });
    await userEvent.keyboard('{Enter}');
    await expect(onLater).toHaveBeenCalledOnce();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'More ways to submit' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to submit' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const NarrowRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 220 }}>
      <SplitButton {...args} kind="filled" full />
    </div>
  ),
};
