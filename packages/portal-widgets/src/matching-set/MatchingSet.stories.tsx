import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatchingSet } from './MatchingSet.tsx';

const onAdd = fn();
const onSets = fn();
const meta = {
  title: 'Widgets/MatchingSet',
  component: MatchingSet,
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    parts: [
      {
        stock_code: 'HXB-12050-88G',
        description: 'Hex bolt M12 × 50, class 8.8, galv',
        per_set: 1,
        quantity: 100,
        extended: '63.11',
      },
      {
        stock_code: 'HXN-12000-08G',
        description: 'Hex nut M12, class 8, galv',
        per_set: 1,
        quantity: 100,
        extended: '12.40',
      },
      {
        stock_code: 'WFL-12024-00G',
        description: 'Flat washer M12 × 24, galv',
        per_set: 2,
        quantity: 200,
        extended: '11.70',
      },
    ],
    buying: { sets: 100, onSets, per_hundred: '87.21', total: '87.21', loading: false, in_stock: 1200, onAdd },
    format: { number_format: 1, currency_format: 1 },
  },
} satisfies Meta<typeof MatchingSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = {
  name: 'SRCH-01 the parts of a set, how many of each, the price of a set, and one button for all',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 per set')).toBeVisible();
    await expect(canvas.getByText('87.21 / 100 sets')).toBeVisible();
    const field = canvas.getByLabelText('Number of sets');
    await userEvent.clear(field);
    await userEvent.type(field, '250{Enter}');
    await expect(onSets).toHaveBeenLastCalledWith(250);
    await userEvent.click(canvas.getByRole('button', { name: 'Add set' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Visitor: Story = { args: { buying: null } };
export const WithoutPrice: Story = {
  args: { buying: { sets: 100, onSets, per_hundred: null, total: null, loading: false, in_stock: null, onAdd } },
};
export const Loading: Story = {
  args: { buying: { sets: 100, onSets, per_hundred: null, total: null, loading: true, in_stock: null } },
};
