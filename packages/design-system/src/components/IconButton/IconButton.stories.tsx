import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Ellipsis, Redo2, Undo2, X } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Design system/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  argTypes: { onClick: { description: 'Called on a click or key press.' } },
  args: { icon: X, label: 'Remove line 1', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove line 1' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon={X} label="Remove" />
      <IconButton icon={Undo2} label="Undo" size="m" />
      <IconButton icon={Redo2} label="Redo" size="m" reason="Nothing to redo" />
      <IconButton icon={Ellipsis} label="More" size="m" loading />
    </Inline>
  ),
};

export const Blocked: Story = {
  args: { reason: 'This order is confirmed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('This order is confirmed');
  },
};
