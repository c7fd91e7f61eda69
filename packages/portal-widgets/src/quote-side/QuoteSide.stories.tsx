import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { QuoteLinks } from './QuoteLinks.tsx';
import type { QuoteLinksProps, QuoteSideProps } from './QuoteSide.props.ts';
import { QuoteSide } from './QuoteSide.tsx';

const args: QuoteSideProps = {
  state: { stage: 'quick' },
  lines: [
    { line_id: 'a', number: 1, stock_code: 'HXB-12050-88Z', description: 'Hex bolt M12 × 50', quantity: '1,000' },
    { line_id: 'b', number: 2, stock_code: 'WFL-16030-00Z', description: 'Flat washer M16', quantity: '500' },
  ],
  busy: null,
  lockedReason: null,
  onSave: fn(),
  onOrder: fn(),
  onPdf: fn(),
  onLinks: fn(),
};
const holds = { stage: 'quote', saved: 'Nov 24 2026', expiry: 'Dec 24 2026', expired: false, changed: false } as const;

const meta = {
  title: 'Widgets/QuoteSide',
  component: QuoteSide,
  args,
  render: (props) => (
    <div style={{ width: '252px', maxWidth: '100%' }}>
      <QuoteSide {...props} />
    </div>
  ),
} satisfies Meta<typeof QuoteSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quick: Story = {
  name: 'QQ-03 a quick quote is saved as a quote, or ordered in full or in part',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a quote' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Order all lines' }));
    await expect(args.onOrder).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Order some lines' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order some lines' }));
    const order = dialog.getByRole('button', { name: 'Order' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('checkbox', { name: /WFL-16030-00Z/ }));
    await expect(dialog.getByRole('checkbox', { name: 'All 2 lines' })).toBePartiallyChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Order 1 line' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith(['b']);
  },
};

export const Holds: Story = {
  name: 'QQ-03 a quote shows its last valid day, and can be ordered, printed and shared',
  args: { state: holds },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices valid until Dec 24 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(args.onPdf).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share links' }));
    await expect(args.onLinks).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  name: 'QQ-03 an expired quote says which prices an order would use, and is saved again',
  args: { state: { ...holds, expired: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Expired on Dec 24 2026An order would use today’s prices.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save the quote again' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Changed: Story = { args: { state: { ...holds, changed: true } } };
export const WithoutLines: Story = { args: { lines: [] } };

const links: QuoteLinksProps = {
  links: [
    { link_id: 'x', made: '2026-11-24T01:00:00Z', made_by: 'customer', quote_saved: '2026-11-24T00:50:00Z' },
    { link_id: 'y', made: '2026-11-23T01:00:00Z', made_by: 'Sam Reed', quote_saved: '2026-11-22T00:50:00Z' },
  ],
  failed: false,
  made: 'https://portal.example/quote#3fk2Jd81kS02mVbQxTzLr9',
  busy: false,
  when: (time) => time.slice(0, 10),
  onMake: fn(),
  onCopy: fn(),
  onRevoke: fn(),
  onRetry: fn(),
  onClose: fn(),
};

export const Links: Story = {
  name: 'QQ-03 links are created, copied once, and revoked one by one or all together',
  render: () => <QuoteLinks {...links} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Links to this quote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(links.onCopy).toHaveBeenCalledWith(links.made);
    const second = within(dialog.getByRole('list', { name: 'Active links' })).getAllByRole('button', {
      name: 'Revoke',
    })[1];
    if (second) await userEvent.click(second);
    await expect(links.onRevoke).toHaveBeenCalledWith('y');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke all links' }));
    await expect(links.onRevoke).toHaveBeenCalledWith(null);
    await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }));
    await expect(links.onMake).toHaveBeenCalledOnce();
  },
};

export const NoLinks: Story = { render: () => <QuoteLinks {...links} made={null} links={[]} /> };
