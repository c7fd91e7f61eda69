import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Widgets/MessageList',
  component: MessageList,
  args: {
    messages: [
      { id: 'a', text: 'Orders confirmed after 3:30 pm leave on the next working day.', tone: 'info' },
      { id: 'b', text: 'The order is confirmed. Unconfirm it to change it.', tone: 'critical' },
    ],
    onDismiss: fn(),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order is confirmed.');
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
};
