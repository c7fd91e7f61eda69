import { emptyDelivery } from '@portal/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { FreightOffers } from './FreightOffers.tsx';

const site = {
  ds_id: 1,
  created_for_accode: 'KES014',
  replaces_ds_id: null,
  company: 'Stage 2 site, Gate C',
  contact: 'Arlo Petersen',
  phone: '(02) 5550 4321',
  email: '',
  address1: '14 Bourke Rd',
  address2: '',
  suburb: 'Alexandria',
  state: 'NSW',
  postcode: '2015',
  deleted: false,
};

const meta = {
  title: 'Widgets/DeliveryDialog',
  component: DeliveryDialog,
  args: {
    delivery: { ...emptyDelivery, orderInstruction1: 'Ring first' },
    dropshipAllowed: true,
    carriers: [{ code: 'TOLL', name: 'Toll' }],
    addressBook: {
      addresses: [site],
      failed: false,
      own: 'Kestrel Fabrication, Botany',
      findPlaces: async () => [],
      onDelete: fn(async () => null),
      onRetry: fn(),
    },
    onSaveAddress: fn(async () => []),
    freight: (to) => (
      <FreightOffers
        offers={[{ code: 'ROAD', name: 'Road', days: '2 days', cost: '18.00', charge: '18.00' }]}
        place={to?.suburb ?? 'Botany'}
        chosen="ROAD"
        format={{ number_format: 1, currency_format: 1 }}
        onRetry={fn()}
      />
    ),
    onUse: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'DLV-01 DLV-02 the freight follows the address, and everything is used at once',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Stage 2 site, Gate C/ }));
    await expect(screen.getByRole('table', { name: /Alexandria/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use for this order' }));
    await expect(args.onUse).toHaveBeenCalledWith(
      expect.objectContaining({ deliveryDropshipIdChosen: 1, orderInstruction1: 'Ring first' }),
    );
  },
};

export const Unsaved: Story = {
  name: 'DLV-03 an address that is being typed is not lost by closing',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New address' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Company or site' }), 'Gate D');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The address is not saved.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep typing' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OwnAddressOnly: Story = {
  args: { dropshipAllowed: false },
  play: async () => {
    await expect(
      await screen.findByText('Orders on this account are delivered only to Kestrel Fabrication, Botany.'),
    ).toBeVisible();
  },
};
