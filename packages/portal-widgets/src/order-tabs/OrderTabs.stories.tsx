import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderTabs } from './OrderTabs.tsx';

const meta = {
  title: 'Widgets/OrderTabs',
  component: OrderTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    fixed: { account: '/orders/account', quick_quote: '/orders/quick_quote', tabs: '/orders/tabs' },
    tabs: [
      { id: 'KES014-048817', name: 'PO 48817', status: 'answer', fact: '18', href: '/orders/KES014-048817' },
      { id: 'KES014-000002', name: 'Alexandria stage 2', status: 'saved', fact: '204', href: '/orders/KES014-000002' },
      {
        id: 'KES014-048790',
        name: 'PO 48790',
        status: 'confirmed',
        fact: 'submits in 4:12',
        href: '/orders/KES014-048790',
      },
      { id: 'KES014-000318', name: 'QQ 000318', status: 'saving', fact: '7', href: '/orders/KES014-000318' },
    ],
    current: 'KES014-048817',
    onNavigate: fn(),
    onClose: fn(),
    onNew: fn(),
  },
} satisfies Meta<typeof OrderTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  name: 'CART-01 Account, Quick Quote and Orders come first, then the orders',
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(names.slice(0, 3)).toEqual(['Account', 'Quick Quote', 'Orders']);
    await expect(names[3]).toContain('PO 48817');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('PO 48817');
    await userEvent.click(canvas.getByRole('tab', { name: /Alexandria/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/orders/KES014-000002');
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/orders/tabs');
  },
};

export const Fresh: Story = { args: { tabs: [], current: 'tabs' } };
