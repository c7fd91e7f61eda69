import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HistoryParts } from './HistoryParts.tsx';

const meta = {
  title: 'Widgets/HistoryParts',
  component: HistoryParts,
  args: {
    parts: [
      {
        stock_code: 'HXB-16080-88G',
        customer_stock_code: 'KF-1041',
        description: 'Hex bolt M16 × 80, class 8.8, galv',
        times_ordered: 31,
        amount_ordered: 4_250,
        last_ordered: '2026-11-19',
        last_quantity: 150,
      },
    ],
    format: { number_format: 1, currency_format: 1 },
    busy: false,
    onAdd: fn(),
  },
} satisfies Meta<typeof HistoryParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  name: 'HIST-03 a frequently ordered part is added with its last quantity, or with another',
  async play({ args, canvas }) {
    const quantity = canvas.getByRole('textbox', { name: 'Quantity of HXB-16080-88G' });
    await expect(quantity).toHaveValue('150');
    await userEvent.click(canvas.getByRole('button', { name: 'Add HXB-16080-88G' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith({ stock_code: 'HXB-16080-88G', quantity: 150 });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '300');
    await userEvent.click(canvas.getByRole('button', { name: 'Add HXB-16080-88G' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith({ stock_code: 'HXB-16080-88G', quantity: 300 });
    await userEvent.clear(quantity);
    await userEvent.click(canvas.getByRole('button', { name: 'Add HXB-16080-88G' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
