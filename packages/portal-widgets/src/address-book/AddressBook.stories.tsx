import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressBook } from './AddressBook.tsx';

const address = {
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
  title: 'Widgets/AddressBook',
  component: AddressBook,
  args: {
    addresses: [
      address,
      { ...address, ds_id: 2, company: 'Port works compound', contact: 'Nadia Rossi', deleted: true },
    ],
    own: 'Kestrel Fabrication, Botany',
    chosen: 1,
    findPlaces: async () => [{ postcode: '2019', suburb: 'Botany', state: 'NSW' }],
    onChoose: fn(),
    onTyping: fn(),
    onSave: fn(async () => []),
    onDelete: fn(async () => null),
    onRetry: fn(),
  },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'DLV-02 an address is chosen; a replaced one stays with its order',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Kestrel Fabrication, Botany' }));
    await expect(args.onChoose).toHaveBeenCalledWith(-1);
    await expect(canvas.getByText(/Deleted from the address book/)).toBeVisible();
  },
};

export const Completing: Story = {
  name: 'DLV-03 choosing a place fills in suburb, state and postcode',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Stage 2 site, Gate C' }));
    const place = canvas.getByRole('combobox', { name: 'Postcode or suburb' });
    await userEvent.clear(place);
    await userEvent.type(place, '2019');
    await userEvent.click(await within(document.body).findByRole('option', { name: /2019 Botany/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    const botany = expect.objectContaining({ suburb: 'Botany', state: 'NSW', postcode: '2019' });
    await expect(args.onSave).toHaveBeenCalledWith(botany, 1);
  },
};

export const Typing: Story = {
  name: 'DLV-02 an address being edited is reported until saved or cancelled, and required fields are marked',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    for (const name of ['Company or site', 'Contact', 'Address', 'Postcode or suburb']) {
      await expect(canvas.getByLabelText(name)).toHaveAttribute('aria-required', 'true');
    }
    await userEvent.type(canvas.getByLabelText('Company or site'), 'Gate C');
    await expect(args.onTyping).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onTyping).toHaveBeenLastCalledWith(false);
  },
};

export const Loading: Story = { args: { addresses: null } };
export const Failed: Story = { args: { addresses: null, failed: true } };
export const Empty: Story = { args: { addresses: [], chosen: -1 } };
