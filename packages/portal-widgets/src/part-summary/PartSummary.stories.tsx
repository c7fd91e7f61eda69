import type { ProductInformation } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PartSummary } from './PartSummary.tsx';

const information: ProductInformation = {
  stock_code: 'HXB-16080-88G',
  facts: {
    stock_code: 'HXB-16080-88G',
    description: 'Hex bolt M16 × 80 8.8 galvanised',
    product_category: 'Hex bolts',
    product_type: 'Hex bolt',
    thread: 'M16',
    finish: 'Galvanised',
    spec: '8.8',
    size: 'M16',
    length: '80 mm',
    image: 'hex-bolt',
    pack_quantity: 50,
    pack_code: 'BOX',
    pack_weight: '8.100',
    inner_quantity: 0,
    sell_quantity_minimum: 1,
    sell_quantity_increment: 1,
    discontinued: false,
  },
  dimensions: [
    { symbol: 'd', label: 'Thread diameter', value: '16 mm' },
    { symbol: 'l', label: 'Length', value: '80 mm' },
    { symbol: 's', label: 'Across flats', value: '24 mm' },
    { symbol: 'k', label: 'Head height', value: '10 mm' },
  ],
  packaging: [],
  details: [
    { label: 'Standard', value: 'ISO 4014' },
    { label: 'Property class', value: '8.8' },
  ],
  stockNotes: ['Sold in full packs only.'],
  superseded_by: 'HXB-16080-88H',
  tabs: [],
  documents: [],
  chemical: null,
  history: null,
  staff: null,
  debug: null,
};

const meta = {
  title: 'Widgets/PartSummary',
  component: PartSummary,
  args: { information, isSignedIn: false, onImageFailed: fn() },
} satisfies Meta<typeof PartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'NAV-02 a visitor sees facts and stock notes, and a link to sign in',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Hex bolt M16/);
    await expect(canvas.getByRole('region', { name: 'Stock notes' })).toHaveTextContent('Sold in full packs only.');
    await expect(canvas.getByRole('link', { name: 'HXB-16080-88H' })).toHaveAttribute('href', '/part/HXB-16080-88H');
    await expect(canvas.getByRole('link', { name: 'Sign in for price and stock' })).toBeVisible();
    const levels = within(canvas.getByRole('navigation'));
    await expect(levels.getByRole('link', { name: 'Hex bolt' })).toHaveAttribute('href', '/search/Hex%20bolt');
    await expect(levels.getByRole('link', { name: 'M16' })).toHaveAttribute('href', '/search/Hex%20bolt%20M16');
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/orders');
  },
};

export const Buyer: Story = {
  name: 'NAV-02 with the buying panel beside the part and no second filled button',
  args: { isSignedIn: true, buying: <aside aria-label="Buy this part">Price, stock, quantity</aside> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Buy this part' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to your orders' })).toBeNull();
  },
};
