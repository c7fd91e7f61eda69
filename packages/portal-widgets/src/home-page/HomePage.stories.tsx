import type { Family } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HomeHero } from './HomeHero.tsx';
import { OrderingLinks } from './OrderingLinks.tsx';
import { ProductFamilies } from './ProductFamilies.tsx';

const names = [
  'Hex bolts',
  'Nuts',
  'Washers',
  'Socket screws',
  'Self-drilling screws',
  'Anchors',
  'Blind rivets',
  'Pins',
];
const families: readonly Family[] = names.map((name, index) => ({
  name,
  count: 1200 - index * 120,
  sizes: 'M5 to M36',
  kinds: 'Zinc, galvanised, stainless',
}));
const retry = fn();

const meta = {
  title: 'Widgets/HomePage',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { parts: 24_180, onSearch: fn() },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'NAV-01 search, entry points and product families',
  render: (args) => (
    <main>
      <HomeHero {...args} />
      <OrderingLinks />
      <ProductFamilies families={families} failed={false} onRetry={retry} />
    </main>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code, size or words' }), ' M16 x 80 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('M16 x 80');
    await expect(canvas.getByRole('link', { name: /^Quick quote/ })).toHaveAttribute('href', '/orders/quick_quote');
    await expect(canvas.getByRole('link', { name: /^Nuts/ })).toHaveAttribute('href', '/search/Nuts');
  },
};

export const Counting: Story = {
  render: () => <ProductFamilies families={null} failed={false} onRetry={retry} />,
};

export const Failed: Story = {
  render: () => <ProductFamilies families={null} failed onRetry={retry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
