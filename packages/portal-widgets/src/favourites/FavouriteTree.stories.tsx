import type { Favourite } from '@portal/domain/favourites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FavouriteTree } from './FavouriteTree.tsx';

const row = (id: string, parent_id: string | null, order: number, stock_code: string | null): Favourite => ({
  id,
  parent_id,
  order,
  data_type: stock_code === null ? 'FOLDER' : 'ITEM',
  name: stock_code === null ? id : `Hex bolt ${id}`,
  stock_code,
  quantity: stock_code === null ? null : 100,
  address: null,
});
const some = [
  row('Van stock', null, 0, null),
  row('1', 'Van stock', 0, 'HXB-16080-88G'),
  row('2', 'Van stock', 1, 'HXB-12050-88Z'),
  row('Site', null, 1, null),
];

const meta = {
  title: 'Widgets/FavouriteTree',
  component: FavouriteTree,
  args: {
    favourites: some,
    format: { number_format: 1, currency_format: 1 },
    busy: false,
    onChange: fn(),
    onFolder: fn(() => null),
    onAdd: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof FavouriteTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordering: Story = {
  name: 'FAV-02 a folder is ordered with the quantities of its items',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /Van stock/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 to order' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { stock_code: 'HXB-16080-88G', quantity: 100 },
      { stock_code: 'HXB-12050-88Z', quantity: 100 },
    ]);
  },
};

export const TwoThousand: Story = {
  name: 'FAV-01 of two thousand favourites only the visible ones are in the document',
  args: {
    favourites: [
      row('All', null, 0, null),
      ...Array.from({ length: 2000 }, (_, i) => row(`item ${i}`, 'All', i, 'HXB-16080-88G')),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('treeitem', { name: /All/ });
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(80);
  },
};

export const Empty: Story = { args: { favourites: [] } };
