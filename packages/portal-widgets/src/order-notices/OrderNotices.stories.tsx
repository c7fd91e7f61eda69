import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderNotices } from './OrderNotices.tsx';

const meta = {
  title: 'Widgets/OrderNotices',
  component: OrderNotices,
  args: {
    leftRows: [],
    notices: [],
    refused: [],
    canRetry: true,
    onReviewRows: fn(),
    onLeaveOutRows: fn(),
    onSecondOrder: fn(),
    onRestore: fn(),
    onDismiss: fn(),
    onRetryRefused: fn(),
    onDismissRefused: fn(),
  },
} satisfies Meta<typeof OrderNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'CART-13 CART-18 QQ-02 IMP-06 each message says what happened and offers what to do',
  args: {
    leftRows: ['HXB-12\t50', 'M12 bolt'],
    notices: [
      {
        id: 'a',
        message: 'An order has at most 500 lines.',
        overflow: [{ stock_code: 'HXB-12050-88Z', quantity: 100 }],
      },
      { id: 'b', message: 'The quick quote was full. Removed: NUT-12-8Z.', limitToRestore: 21 },
      { id: 'c', message: 'Sam Reed joined this order.' },
    ],
    refused: [{ id: 'd', text: 'Added 300 of BOLT: The order has been submitted.' }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('They are stored on this device only', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review them' }));
    await expect(args.onReviewRows).toHaveBeenCalledWith('HXB-12\t50\nM12 bolt');
    await userEvent.click(canvas.getByRole('button', { name: 'Put the other 1 in a second order' }));
    await expect(args.onSecondOrder).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back and allow 21 lines' }));
    await expect(args.onRestore).toHaveBeenCalledWith(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRefused).toHaveBeenCalledOnce();
    await expect(canvas.getByText('HXB-12050-88Z × 100', { exact: false })).toBeVisible();
  },
};

export const Final: Story = {
  name: 'CART-18 what cannot succeed is not offered again',
  args: { refused: [{ id: 'd', text: 'The order has been submitted.' }], canRetry: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Dismiss them' })).toBeVisible();
  },
};
