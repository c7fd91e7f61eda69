import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CallList } from './CallList.tsx';

const meta = {
  title: 'Widgets/CallList',
  component: CallList,
  args: {
    label: 'Latest calls',
    calls: [
      {
        name: 'get-price',
        startedAt: 2,
        milliseconds: 41,
        sends: 1,
        result: 'ok',
        envelope: { status: 'OK', action: null },
      },
      { name: 'get-deals', startedAt: 1, milliseconds: 30_002, sends: 3, result: 'timeout', envelope: null },
    ],
  },
} satisfies Meta<typeof CallList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('get-price'));
    await expect(canvas.getByText(/"status": "OK"/)).toBeVisible();
    await userEvent.click(canvas.getByText('get-deals'));
    await expect(canvas.getByText('There was no response.')).toBeVisible();
  },
};
