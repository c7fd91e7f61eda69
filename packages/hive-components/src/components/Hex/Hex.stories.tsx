import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = {
  title: 'Hive/Hex',
  component: OnPage,
  args: { type: 'hex', settings: { image: '2', alt: 'A hexagon nut from above' } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A hexagon nut from above' })).toBeVisible();
  },
};
export const LargeWithCaption: Story = {
  args: {
    settings: { image: '2', caption: 'Nuts', link: '/search/Nuts', size: 180, borderWidth: 8, borderColour: '#b45309' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nuts' })).toHaveAttribute('href', '/search/Nuts');
  },
};
export const Comb: Story = {
  args: {
    type: 'block',
    settings: { direction: 'Row Left', align: 'Start' },
    inside: ['Bolts', 'Nuts', 'Washers', 'Anchors', 'Rod'].map((caption, index) => ({
      type: 'hex' as const,
      settings: { image: index % 2 ? '2' : '1', caption, link: `/search/${caption}`, size: 120 },
    })),
  },
};
export const RightToLeft: Story = { args: { ...Comb.args, direction: 'rtl', width: 360 } };
export const WithoutEnding: Story = {
  args: { settings: { image: '/images/nuts', filetype: 'PNG', alt: 'Nuts' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/nuts.png');
  },
};
export const DraftWithoutPicture: Story = { args: { mode: 'draft', settings: {} } };
