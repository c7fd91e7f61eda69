import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage, type OnPageChild } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const families: readonly OnPageChild[] = [
  'Hex bolts',
  'Socket screws',
  'Nuts',
  'Washers',
  'Threaded rod',
  'Anchors',
  'Rivets',
  'Screws',
].map((text, at) => ({
  type: 'block',
  at,
  inside: [
    { type: 'image', settings: { image: at % 2 ? '2' : '1' } },
    { type: 'title', settings: { text, size: 15, margin: 4, level: 'Part of a section' } },
  ],
}));
const meta = { title: 'Hive/Grid', component: OnPage, args: { type: 'grid', inside: families } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ShowMore: Story = {
  args: { settings: { columns: 2, rows: 4, initialRows: 1, showMore: 'Yes', showMoreIterator: 2 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('heading')).toHaveLength(6);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('heading')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
};
/** Nested grids: each Show more works independently. */
export const Nested: Story = {
  args: {
    settings: { columns: 1, rows: 2, initialRows: 1, showMore: 'Yes' },
    inside: [
      { type: 'articles', at: 0, settings: { articleType: 'Technical', showAtStart: 2 } },
      { type: 'title', at: 1, settings: { text: 'In the second row' } },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};
/** Empty cells keep their place; children outside the cells are stored but not shown. */
export const Sparse: Story = {
  args: { mode: 'draft', settings: { columns: 3, rows: 1 }, inside: families.slice(1, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cell 1')).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
};
export const Shares: Story = { args: { settings: { columns: 2, rows: 1, columnShares: '7, 4' } } };
/** Each cell may have a picture behind its component. */
export const CellPictures: Story = {
  args: {
    settings: { columns: 3, rows: 1, cellPictures: '1\n\n2', pictureFocus: 'Top' },
    inside: ['Bolts', 'Without a picture', 'Nuts'].map((text, at) => ({ type: 'title', at, settings: { text } })),
  },
  play: async ({ canvas, canvasElement }) => {
    const white = { color: 'rgb(255, 255, 255)' };
    await expect(canvas.getByRole('heading', { name: 'Bolts' })).toHaveStyle(white);
    await expect(canvas.getByRole('heading', { name: 'Without a picture' })).not.toHaveStyle(white);
    await expect(canvas.getByRole('heading', { name: 'Nuts' })).toHaveStyle(white);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};
export const Narrow: Story = { args: { settings: { columns: 4, rows: 2 }, width: 360 } };
export const RightToLeft: Story = { args: { settings: { columns: 4, rows: 2 }, direction: 'rtl' } };
