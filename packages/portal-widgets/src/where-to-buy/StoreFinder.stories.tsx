import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoreFinder } from './StoreFinder.tsx';

const store = (n: number, suburb: string, state: string, postcode: string, latitude: number, longitude: number) => ({
  store_code: `S${n}`,
  name: `${suburb} Bolts`,
  address: `${n} Foundry Street`,
  suburb,
  state,
  postcode,
  phone: '02 5550 1234',
  hours: 'Mon to Fri 7 am to 5 pm',
  latitude,
  longitude,
  categories: ['bolts'],
  distance_km: null,
});
const stores = [
  store(1, 'Alexandria', 'NSW', '2015', -33.91, 151.19),
  store(2, 'Dandenong', 'VIC', '3175', -37.99, 145.21),
  store(3, 'Rocklea', 'QLD', '4106', -27.55, 153.01),
  store(4, 'Wingfield', 'SA', '5013', -34.84, 138.56),
  store(5, 'Welshpool', 'WA', '6106', -31.99, 115.95),
  store(6, 'Winnellie', 'NT', '0820', -12.43, 130.88),
  store(7, 'Derwent Park', 'TAS', '7009', -42.84, 147.3),
];
const place = { postcode: '2000', suburb: 'Sydney', state: 'NSW', latitude: -33.87, longitude: 151.21 };
const near = [
  { ...store(1, 'Alexandria', 'NSW', '2015', -33.91, 151.19), distance_km: 4.8 },
  { ...store(8, 'Wetherill Park', 'NSW', '2164', -33.85, 150.9), distance_km: 28.7 },
  { ...store(9, 'Beresfield', 'NSW', '2322', -32.8, 151.66), distance_km: 126.2 },
  { ...store(10, 'Fyshwick', 'ACT', '2609', -35.33, 149.17), distance_km: 248 },
];

const meta = {
  title: 'Widgets/WhereToBuy',
  component: StoreFinder,
  args: {
    stores,
    place: null,
    places: [],
    categories: [{ category: 'bolts', description: 'Bolts and nuts', stores: 7 }],
    needle: '',
    category: '',
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StoreFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'WTB-01 stores on a list and a map, by place and category',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map of 7 stores in Australia' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.type(canvas.getByLabelText('Postcode or suburb'), '2000{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('2000', '');
    await userEvent.selectOptions(canvas.getByLabelText('Product range'), 'bolts');
    await expect(args.onSearch).toHaveBeenLastCalledWith('2000', 'bolts');
  },
};

export const Near: Story = {
  name: 'WTB-01 the nearest first, with distances from the place',
  args: {
    stores: near,
    place,
    needle: '2000',
    places: [{ postcode: '2001', suburb: 'Sydney South', state: 'NSW', latitude: -33.88, longitude: 151.2 }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 stores, nearest to Sydney NSW 2000 first');
    await expect(canvas.getByText('4.8 km')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Beresfield Bolts' }));
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sydney South NSW 2001' }));
    await expect(args.onSearch).toHaveBeenCalledWith('Sydney South NSW 2001', '');
  },
};

export const UnknownPlace: Story = {
  name: 'WTB-01 an unknown place is reported',
  args: { needle: 'Atlantis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t find Atlantis. Try a postcode.')).toBeVisible();
  },
};
export const None: Story = { args: { stores: [] } };
export const Waiting: Story = { args: { stores: null } };
export const Failed: Story = { args: { stores: null, failed: true } };
