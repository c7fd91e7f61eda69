import { emptyState } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstResults } from './FirstResults.tsx';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Widgets/ProductSelector/Search states',
  component: NoResults,
  args: {
    state: { ...emptyState, text: 'HXB-12051' },
    near: [{ stock_code: 'HXB-12050-88Z', description: 'Hex bolt M12 × 50 8.8 zinc', why: 'one digit differs' }],
    onText: fn(),
    onClearFilters: fn(),
    onClearAll: fn(),
  },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NearCodes: Story = {
  name: 'SRCH-01 similar codes are offered as buttons',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'HXB-12050-88Z' }));
    await expect(args.onText).toHaveBeenCalledWith('HXB-12050-88Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all parts' }));
    await expect(args.onClearAll).toHaveBeenCalled();
  },
};

export const TooManyFilters: Story = {
  args: { state: { ...emptyState, chosen: { SIZE: ['M12'] } }, near: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalled();
  },
};

export const FromTheServer: Story = {
  name: 'NAV-05 the first results, as found by the server',
  render: () => (
    <FirstResults
      parts={[
        { stock_code: 'HXB-12050-88Z', description: 'Hex bolt M12 × 50 8.8 zinc', pack_quantity: 100 },
        { stock_code: 'HXB-12060-88Z', description: 'Hex bolt M12 × 60 8.8 zinc', pack_quantity: 100 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'HXB-12060-88Z' })).toHaveAttribute('href', '/part/HXB-12060-88Z');
  },
};
