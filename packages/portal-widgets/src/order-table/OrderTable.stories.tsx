import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderTableDemo, quantity, rowOf, rowWith } from './order-table-demo.tsx';

const meta = {
  title: 'Widgets/OrderTable',
  component: OrderTableDemo,
  parameters: { layout: 'fullscreen' },
  args: { lines: 18, onRemedy: fn() },
} satisfies Meta<typeof OrderTableDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eighteen reference lines: every state a line can have. */
export const Reference: Story = { args: { open: 4 } };

export const FiveHundred: Story = {
  name: 'LINE-01 five hundred lines with all columns; only the visible ones are rendered',
  args: { lines: 500 },
  decorators: [
    (Story) => (
      <div style={{ width: 1440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Order lines' })).toHaveAttribute('aria-rowcount', '501');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(45);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      'State',
      'Number',
      'Code',
      'Your code',
      'Description',
      'Pack',
      'Quantity',
      'Price',
      'Type',
      'Extended',
      'Sydney stock',
      'Marks',
      'Remove',
    ]);
  },
};

export const OneRowAKeystroke: Story = {
  name: 'LINE-01 a keystroke changes one line of five hundred',
  args: { lines: 500 },
  play: async ({ canvas }) => {
    const field = quantity(canvas, 3);
    await userEvent.click(field);
    const changed = new Set<Element | null | undefined>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest('[role="row"]'));
      }
    });
    observer.observe(canvas.getByRole('grid', { name: 'Order lines' }), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await userEvent.keyboard('75');
    await expect(field).toHaveValue('75');
    observer.disconnect();
    await expect([...changed]).toEqual([rowOf(field)]);
  },
};

export const Waiting: Story = {
  name: 'LINE-02 each line waits for its own price and stock; a failure is shown with the last value and its age',
  play: async ({ canvas, args }) => {
    const waiting = rowWith(canvas, 'HTB-20065-109');
    await expect(within(waiting).getByRole('img', { name: 'Price and stock loading' })).toBeVisible();
    await expect(within(waiting).getByRole('textbox')).toHaveValue('150');
    const failed = rowWith(canvas, 'EYB-12000-316');
    await expect(failed).toHaveTextContent('No Pricing Data.');
    await expect(failed).toHaveTextContent('Last known 11.95, 2 hours ago; not counted in the total.');
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    await expect(args.onRemedy).toHaveBeenCalledWith(expect.any(String), 'retry');
  },
};

export const RemovedAndRestored: Story = {
  name: 'LINE-04 a removed line stays, struck through, and is restored with its minimum; deleting removes it for good',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 5' }));
    const row = rowWith(canvas, 'HXB-16080-88G');
    await expect(row).toHaveTextContent('was 450');
    await expect(canvas.getByText('HXB-16080-88G')).toHaveStyle({ textDecorationLine: 'line-through' });
    await userEvent.click(within(row).getByRole('button', { name: 'Restore' }));
    await expect(quantity(canvas, 5)).toHaveValue('25');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line 13 for good' }));
    await expect(canvas.queryByText('RVT-48016-ALU')).toBeNull();
  },
};

export const OnApplication: Story = {
  name: 'LINE-05 a line with price on application has quantity 0 and says so',
  play: async ({ canvas, args }) => {
    const row = rowWith(canvas, 'UBT-24450-00G');
    await expect(row).toHaveTextContent('On application');
    await expect(row).toHaveTextContent('POA');
    await expect(within(row).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: 'Ask' }));
    await expect(args.onRemedy).toHaveBeenCalledWith(expect.any(String), 'ask');
  },
};

export const Unknown: Story = {
  name: 'LINE-06 an unknown part has the text of the specification, and a similar code',
  play: async ({ canvas }) => {
    const row = rowWith(canvas, 'HXB-1608O-88G');
    await expect(row).toHaveTextContent('*** Discontinued or Unknown Part ***');
    await expect(row).toHaveTextContent('Did you mean HXB-16080-88G?');
  },
};

export const Rounded: Story = {
  name: 'LINE-07 a rounded quantity shows from, to and why, and one key reduces it',
  play: async ({ canvas }) => {
    const field = quantity(canvas, 5);
    await userEvent.clear(field);
    await userEvent.type(field, '451{Enter}');
    const row = rowOf(quantity(canvas, 5));
    await waitFor(() => expect(row).toHaveTextContent('Rounded up from 451 to 475. This part is sold in 25s.'));
    await expect(within(row).getByText('451')).toHaveStyle({ textDecorationLine: 'line-through' });
    await userEvent.click(quantity(canvas, 5));
    await userEvent.keyboard('{Escape}-');
    await expect(quantity(canvas, 5)).toHaveValue('450');
    await waitFor(() => expect(row).not.toHaveTextContent('Rounded'));
  },
};

export const KeysAreText: Story = {
  name: "SHELL-14 a line's key is plain text while a quantity is being typed",
  play: async ({ canvas, args }) => {
    await userEvent.click(quantity(canvas, 4));
    await userEvent.keyboard('z');
    await expect(args.onRemedy).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}z');
    await expect(args.onRemedy).toHaveBeenCalledWith(expect.any(String), 'take_back');
  },
};

export const KeysInAField: Story = {
  name: "LINE-16 in a quantity field the line's keys need Alt, and letters are not accepted",
  tags: ['no-visual'],
  args: { onRemedy: fn() },
  play: async ({ canvas, args }) => {
    const row = rowOf(quantity(canvas, 4));
    const cap = () => getComputedStyle(within(row).getByRole('button', { name: 'Undo' }), '::after').content;
    await expect(cap()).not.toContain('Alt');
    await userEvent.click(quantity(canvas, 4));
    await expect(cap()).toContain('Alt');
    await userEvent.keyboard('z');
    await expect(quantity(canvas, 4)).toHaveValue('50');
    await userEvent.keyboard('{Alt>}-{/Alt}');
    await expect(args.onRemedy).toHaveBeenCalledWith(row.dataset.row, 'smaller');
    await expect(quantity(canvas, 4)).toHaveValue('25');
    await expect(quantity(canvas, 4)).toHaveFocus();
  },
};

export const KeysOfTheChangedLine: Story = {
  name: 'LINE-16 after Enter the keys act on the changed line unless the current one uses them',
  tags: ['no-visual'],
  args: { onRemedy: fn() },
  play: async ({ canvas, args }) => {
    const changed = rowOf(quantity(canvas, 4)).dataset.row;
    await userEvent.click(quantity(canvas, 5));
    await userEvent.keyboard('{Alt>}z{/Alt}');
    await expect(args.onRemedy).toHaveBeenCalledWith(changed, 'take_back');
  },
};

export const Deleted: Story = {
  name: 'LINE-04 Delete removes the focused line, but edits text in a quantity being typed',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(quantity(canvas, 5));
    await userEvent.keyboard('12{Delete}');
    await expect(quantity(canvas, 5)).toHaveValue('12');
    await userEvent.keyboard('{Escape}{Delete}');
    const row = rowWith(canvas, 'HXB-16080-88G');
    await waitFor(() => expect(row).toHaveTextContent('was 450'));
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('r');
    await expect(quantity(canvas, 5)).toHaveValue('25');
    // Focusing the field selects its whole value, so that one Backspace clears it.
    await userEvent.click(quantity(canvas, 3));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Quantity, line 3' })).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Stepper: Story = {
  name: 'LINE-14 stepper controls respect increment and minimum',
  args: { showMinusQuantity: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase the quantity of line 5' }));
    await expect(quantity(canvas, 5)).toHaveValue('475');
    await userEvent.click(canvas.getByRole('button', { name: 'Reduce the quantity of line 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reduce the quantity of line 5' }));
    await expect(quantity(canvas, 5)).toHaveValue('425');
    for (let n = 0; n < 20; n += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Reduce the quantity of line 5' }));
    await expect(quantity(canvas, 5)).toHaveValue('25');
  },
};

export const FiveFigures: Story = {
  name: 'A five-digit quantity is fully visible between the steppers shown on focus',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const field = quantity(canvas, 5);
    await userEvent.tripleClick(field);
    await userEvent.keyboard('12000{Enter}');
    await userEvent.click(field);
    await expect(canvas.getByRole('button', { name: 'Increase the quantity of line 5' })).toBeVisible();
    await expect(field).toHaveValue('12,000');
    await expect(field.scrollWidth).toBe(field.clientWidth);
  },
};

export const Stock: Story = {
  name: "LINE-15 shows the stock of the tab's warehouse",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Sydney stock' })).toBeVisible();
    await expect(rowWith(canvas, 'SDS-14050-HWF')).toHaveTextContent('1,400 of 2,000');
    await expect(rowWith(canvas, 'HXB-20100-88G')).toHaveTextContent('None to Dec 04');
  },
};

export const DownTheQuantities: Story = {
  name: 'LINE-16 Enter and arrow keys move through the quantities, and past the last line',
  args: { onPastEnd: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(quantity(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('250{Enter}');
    await expect(quantity(canvas, 2)).toHaveFocus();
    await expect(quantity(canvas, 1)).toHaveValue('250');
    await userEvent.keyboard('{ArrowUp}');
    await expect(quantity(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
    await expect(args.onPastEnd).toHaveBeenCalledOnce();
  },
};

export const EnteredByAnyKey: Story = {
  name: 'LINE-08 focusing a quantity by keyboard selects it: typing replaces it, and Escape restores it',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const expectSelected = async (line: number) => {
      const field = quantity(canvas, line) as HTMLInputElement;
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    };
    await userEvent.tab();
    await expectSelected(1);
    for (const [key, line] of [
      ['{ArrowDown}', 2],
      ['{Enter}', 3],
      ['{ArrowUp}', 2],
      ['{PageDown}{PageUp}', 2],
      ['{ArrowRight}{ArrowLeft}', 2],
      ['{ArrowLeft}{ArrowRight}', 2],
    ] as const) {
      await userEvent.keyboard(key);
      await expectSelected(line);
    }
    await userEvent.keyboard('600');
    await expect(quantity(canvas, 2)).toHaveValue('600');
    await userEvent.keyboard('{Escape}');
    await expect(quantity(canvas, 2)).not.toHaveValue('600');
    const restored = (quantity(canvas, 2) as HTMLInputElement).value;
    // Typing in the focused cell also replaces the value.
    await userEvent.keyboard('75');
    await expect(quantity(canvas, 2)).toHaveValue('75');
    await userEvent.keyboard('{Escape}');
    await expect(quantity(canvas, 2)).toHaveValue(restored);
  },
};

const failed = fn();
export const OneLineFails: Story = {
  name: 'SHELL-13 a line that fails to render shows an error in its row and is reported; the others keep working',
  args: { broken: 3, onRowError: failed },
  tags: ['no-visual'],
  beforeEach: () => {
    failed.mockClear();
  },
  play: async ({ canvas }) => {
    const row = rowWith(canvas, 'We couldn’t show line 3.');
    await expect(row).toHaveAttribute('aria-rowindex', '4');
    await expect(failed).toHaveBeenCalledWith(row.dataset.row, expect.any(Error));
    await userEvent.click(quantity(canvas, 4));
    await userEvent.keyboard('12{Enter}');
    await expect(quantity(canvas, 5)).toHaveFocus();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(15);
    await userEvent.click(within(row).getByRole('button', { name: 'Try again' }));
    await expect(rowWith(canvas, 'We couldn’t show line 3.')).toBeVisible();
  },
};

export const Opened: Story = {
  name: "LINE-10 a line's panel opens below it and Escape closes it",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('HXB-12050-88Z'));
    await expect(canvas.getByText('The panel of HXB-12050-88Z')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('The panel of HXB-12050-88Z')).toBeNull();
  },
};

export const Locked: Story = {
  name: 'CART-08 a confirmed order is read-only',
  args: { lockedReason: 'The order is confirmed. Unconfirm it to change it.' },
  play: async ({ canvas }) => {
    await expect(quantity(canvas, 1)).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Remove line 1' })).toBeNull();
    // No remedy is offered that would be refused.
    for (const name of ['Undo', 'Ask', 'Restore']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Small: Story = {
  name: 'LINE-15 on phones a stock count says what it counts',
  args: { width: '390px', open: 4 },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [count] = canvas
        .getAllByText(/^\d[\d,]*$/)
        .filter((each) => getComputedStyle(each, '::after').content === '" in stock"');
      return expect(count).toBeVisible();
    });
  },
};
export const PowerUser: Story = {
  name: 'LINE-12 power-user rows are 40 px high',
  args: { powerUser: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowWith(canvas, 'HXB-12050-88Z').getBoundingClientRect().height).toBe(41));
  },
};
export const FiveHundredMidnight: Story = { args: { lines: 500, open: 4 }, globals: { theme: 'midnight' } };
