import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

function Held(props: FilterBarProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FilterBar
      {...props}
      filters={filters}
      results={`${1240 * (4 - filters.length)} parts`}
      onRemove={(key) => setFilters(filters.filter((each) => each.key !== key))}
      onClear={() => setFilters([])}
    />
  );
}

const meta = {
  title: 'Design system/FilterBar',
  tags: ['autodocs'],
  component: FilterBar,
  args: {
    filters: [
      { key: 'finish', label: 'Finish: Zinc' },
      { key: 'length', label: 'Length: 20 to 80 mm' },
      { key: 'stock', label: 'In stock' },
    ],
    results: '',
    onRemove: fn(),
    onClear: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove In stock' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2480 parts');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('4960 parts');
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>] };
