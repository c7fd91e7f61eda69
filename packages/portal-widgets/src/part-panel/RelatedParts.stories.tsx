import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { alternates, format } from './part.fixture.ts';
import { RelatedParts } from './RelatedParts.tsx';

const meta = {
  title: 'Widgets/PartPanel/Related parts',
  component: RelatedParts,
  args: {
    parts: alternates,
    name: 'Alternate Parts',
    warehouseName: 'Sydney',
    format,
    highlight: 'HXB-20100-88Z',
    onView: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof RelatedParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alternates: Story = {
  name: 'PART-05 PART-07 the alternate in stock is highlighted; each can be opened and added',
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /HXB-20100-88Z/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toHaveTextContent('860');
    const quantity = within(row).getByLabelText('Quantity of HXB-20100-88Z');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '150{Enter}');
    await userEvent.click(within(row).getByRole('button', { name: 'Add HXB-20100-88Z' }));
    await expect(args.onAdd).toHaveBeenCalledWith('HXB-20100-88Z', 150);
    await userEvent.click(canvas.getByRole('button', { name: 'HXB-20100-88P' }));
    await expect(args.onView).toHaveBeenCalledWith('HXB-20100-88P');
  },
};

export const Differences: Story = {
  name: 'PART-05 differences are listed, and an unfit part in the data is highlighted',
  args: {
    highlight: null,
    parts: alternates.map((part, i) =>
      i === 0
        ? { ...part, differs: 'differs: class 10.9' }
        : i === 1
          ? { ...part, differs: 'differs: class 4.6', unfit: true }
          : part,
    ),
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/88Z/)).toHaveTextContent('differs: class 10.9');
    await expect(row(/88P/)).toHaveTextContent('differs: class 4.6');
    await expect(row(/A480/)).not.toHaveTextContent('differs');
  },
};

const { onAdd: _, ...visitor } = { ...meta.args, warehouseName: null, highlight: null };
export const ForVisitors: Story = {
  args: { ...visitor },
  render: ({ onAdd, ...props }) => <RelatedParts {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
    await expect(canvas.queryByText('Price')).toBeNull();
  },
};
export const Waiting: Story = { args: { parts: null } };
