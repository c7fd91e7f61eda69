import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PartDetails } from './PartDetails.tsx';

const onSet = fn(async (code: string) => (code === 'TAKEN' ? 'Another part has this code.' : null));

const meta = {
  title: 'Widgets/PartPanel/Details',
  component: PartDetails,
  args: {
    facts: [
      { label: 'Standard', value: 'ISO 4014' },
      { label: 'Property class', value: '8.8' },
      { label: 'Finish', value: 'Hot-dip galvanised' },
    ],
    notes: ['Sold in full packs only.'],
    links: [{ name: 'Open part in Pronto', href: 'https://erp.example.com/stock/HXB-16080-88G' }],
    ownCode: { accode: 'KES014', code: 'KF-1041', onSet },
  },
} satisfies Meta<typeof PartDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  name: 'PART-03 Open part in Pronto is among the details',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Open part in Pronto/ });
    await expect(link).toHaveAttribute('href', 'https://erp.example.com/stock/HXB-16080-88G');
    await expect(canvas.getByText('Sold in full packs only.')).toBeVisible();
  },
};

export const OwnCode: Story = {
  name: "HIST-05 the account's own code is shown, set and refused with its reason",
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your code, for KES014');
    await expect(field).toHaveValue('KF-1041');
    await userEvent.clear(field);
    await userEvent.type(field, 'TAKEN{Enter}');
    await expect(await canvas.findByText('Another part has this code.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'KF-2000{Enter}');
    await expect(onSet).toHaveBeenLastCalledWith('KF-2000');
    await expect(await canvas.findByText('Saved for all users of the account.')).toBeVisible();
  },
};
export const WithoutAccount: Story = { args: { ownCode: null, links: [] } };
