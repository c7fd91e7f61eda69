import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OrderTitle } from './OrderTitle.tsx';
import { OtherEdits } from './OtherEdits.tsx';

const meta = {
  title: 'Widgets/OrderTitle',
  component: OrderTitle,
  parameters: { layout: 'fullscreen' },
  args: {
    prettyName: 'PO 48817',
    customer_reference: 'PO 48817',
    orderNum: 'KES014-204817',
    warehouseName: 'Sydney',
    person: 'Moira Tan',
    saved: 'Revision 31, saved 9:41 am',
    lockedReason: null,
    undo: 'quantity of line 4',
    redo: null,
    columns: [
      { id: 'yourCode', label: 'Your code', shown: true },
      { id: 'pack', label: 'Pack', shown: false },
    ],
    more: [{ id: 'cancel', label: 'Cancel order', tone: 'critical' }],
    onRename: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onImport: fn(),
    onColumn: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof OrderTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.onRedo).not.toHaveBeenCalled();
  },
};

export const Renamed: Story = {
  name: 'CART-04 an order is renamed in place',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PO 48817' }));
    const field = await canvas.findByRole('textbox', { name: 'Customer reference' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Gate C{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Gate C');
    await userEvent.click(canvas.getByRole('button', { name: 'PO 48817' }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('nothing{Escape}');
    await expect(args.onRename).toHaveBeenCalledOnce();
  },
};

export const RenamedByRule: Story = {
  name: 'VAL-03 VAL-04 an invalid name is reverted, with the reason',
  args: { rules: validationModels.cart, onRenameStart: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PO 48817' }));
    await expect(args.onRenameStart).toHaveBeenCalledOnce();
    const field = await canvas.findByRole('textbox', { name: 'Customer reference' });
    await userEvent.clear(field);
    await userEvent.paste('Gate Ç');
    await expect(field).toHaveValue('Gate ');
    await userEvent.keyboard(`${'x'.repeat(61)}{Enter}`);
    await expect(field).toHaveValue('PO 48817');
    await expect(field).toHaveAccessibleDescription('Cannot be more than 60 characters');
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const ColumnsMenu: Story = {
  name: 'LINE-01 columns are hidden and shown by a menu',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pack' }));
    await expect(args.onColumn).toHaveBeenCalledWith('pack', true);
  },
};

export const Locked: Story = {
  args: { lockedReason: 'The order is confirmed. Unconfirm it to change it.', undo: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PO 48817/ }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OthersAtWork: Story = {
  name: 'CART-18 the newest edit of other people is in the title bar, the older ones behind it',
  args: {
    extra: (
      <OtherEdits
        edits={[
          { id: 'b', at: '2026-11-24T01:00:00Z', by: 'Sam Reed', words: 'Changed SCS-1 from 50 to 75' },
          { id: 'a', at: '2026-11-24T00:00:00Z', by: 'Sam Reed', words: 'Removed UBT-24450-00G' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sam Reed: Changed SCS-1 from 50 to 75');
    await userEvent.click(canvas.getByRole('button', { name: /Sam Reed/ }));
    await expect(await screen.findByText(/Removed UBT-24450-00G/)).toBeVisible();
  },
};
