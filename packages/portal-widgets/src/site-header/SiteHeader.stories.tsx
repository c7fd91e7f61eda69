import type { SearchHit } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SiteHeader } from './SiteHeader.tsx';

const account = (accode: string, name: string) => ({
  accode,
  billto: accode,
  name,
  suburb: 'Alexandria',
  store_code: '40',
  web_discount: '5.00',
});
const kestrel = account('KES014', 'Kestrel Fabrication');
const hits: readonly SearchHit[] = [
  {
    part: 1,
    stock_code: 'HXB-12050-88Z',
    description: 'Hex bolt M12 × 50, class 8.8, zinc',
    reason: 'code_start',
    matchedAltStockCode: null,
    codeRanges: [[0, 6]],
    descriptionRanges: [],
    without: [],
  },
  {
    part: 2,
    stock_code: 'HXB-12060-88Z',
    description: 'Hex bolt M12 × 60, class 8.8, zinc',
    reason: 'customer_code',
    matchedAltStockCode: 'KF-1032',
    codeRanges: [],
    descriptionRanges: [[0, 3]],
    without: [],
  },
];

const meta = {
  title: 'Widgets/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Tradeparts',
    homeHref: '/home',
    partCount: 41208,
    person: {
      name: 'Moira Tan',
      initials: 'MT',
      account: kestrel,
      accounts: [kestrel, account('KES015', 'Kestrel Steel')],
    },
    loginHref: '/login',
    sync: '2 changes to send',
    connected: true,
    cart: { href: '/orders/KES014-204817', total: '5,183.05' },
    category: 'prodsearch',
    accountActions: [{ id: 'logout', label: 'Sign out' }],
    search: async () => hits,
    onCategory: fn(),
    onPick: fn(),
    onSearch: fn(),
    onCommands: fn(),
    onNavigate: fn(),
    onAccount: fn(),
    onAccountAction: fn(),
  },
  render: (args) => (
    <div style={{ minHeight: '260px' }}>
      <SiteHeader {...args} />
    </div>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  name: 'SESS-07 a person with several accounts switches between them',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Moira Tan/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Kestrel Steel/ }));
    await expect(args.onAccount).toHaveBeenCalledWith('KES015');
  },
};

const suburbs = ['Alexandria', 'Geelong', 'Penrith', 'Newcastle', 'Dandenong'];
const many = Array.from({ length: 35 }, (_, index) => ({
  ...account(`BRN${String(index + 1).padStart(3, '0')}`, `Barron Rigging ${index + 1}`),
  suburb: suburbs[index % suburbs.length] ?? '',
}));

export const ManyAccounts: Story = {
  name: 'SESS-07 one of many accounts is found by code, name or suburb',
  args: { person: { name: 'Moira Tan', initials: 'MT', account: many[0] ?? null, accounts: many } },
  play: async ({ args, canvas }) => {
    const choose = async (typed: string, options: number) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Moira Tan/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Switch account/ }));
      const field = await screen.findByRole('combobox', { name: 'Account' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, typed);
      const found = within(await screen.findByRole('listbox'));
      await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(options));
      await userEvent.click(found.getAllByRole('option')[0] ?? field);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await choose('brn017', 1);
    await expect(args.onAccount).toHaveBeenLastCalledWith('BRN017');
    await choose('geelong', 7);
    await expect(args.onAccount).toHaveBeenLastCalledWith('BRN002');
    await choose('rigging 35', 1);
    await expect(args.onAccount).toHaveBeenLastCalledWith('BRN035');
  },
};

export const NoConnection: Story = {
  name: 'PING-01 a lost connection is shown, even with nothing to send',
  args: { connected: false, sync: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No connection')).toBeVisible();
  },
};

export const Searching: Story = {
  name: 'SRCH-02 results while typing, by keyboard alone, with matching characters marked',
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('combobox', { name: 'Search products' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('hxb-12');
    const found = within(await canvas.findByRole('listbox'));
    await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(2));
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['HXB-12', 'Hex']);
    await expect(canvas.getByText('your code KF-1032')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(hits[1]);
  },
};

export const SearchSent: Story = {
  name: 'SRCH-01 Enter without a chosen result searches in the category',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'hex bolt{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('hex bolt', 'prodsearch');
  },
};

export const SignedOut: Story = { args: { person: null, sync: null, cart: null } };

export const SearchUnderWay: Story = {
  name: 'SRCH-02 a search that has no result yet says so',
  tags: ['no-visual'],
  args: { search: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'hex');
    await expect((await canvas.findAllByText('Searching…')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Nothing found')).toBeNull();
  },
};

export const SearchFailed: Story = {
  name: 'SRCH-02 a search that fails says what to do',
  tags: ['no-visual'],
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'hex');
    const words = await canvas.findAllByText('We couldn’t search. Check your connection, then type again.');
    await expect(words.length).toBeGreaterThan(0);
  },
};
