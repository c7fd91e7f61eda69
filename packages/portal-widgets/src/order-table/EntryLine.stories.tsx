import { Table } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DemoSource } from './demo-source.ts';
import { EntryLine } from './EntryLine.tsx';
import type { LineRow } from './LineProvider.tsx';
import { orderColumns } from './order-columns.tsx';

const parts = [
  { stock_code: 'WFL-16030-00G', description: 'Flat washer M16 × 30 × 3, galv', increment: 50 },
  { stock_code: 'WFL-16050-00Z', description: 'Flat washer M16 × 50 × 3, zinc', increment: 50 },
  { stock_code: 'HXB-12050-88Z', description: 'Hex bolt M12 × 50, class 8.8, zinc', increment: 1 },
];
const hit = (n: number, typed: number): SearchHit => ({
  part: n,
  stock_code: parts[n]?.stock_code ?? '',
  description: parts[n]?.description ?? '',
  reason: 'code_start',
  matchedAltStockCode: null,
  codeRanges: [[0, typed]],
  descriptionRanges: [],
  without: [],
});
const nothing = () => {};
/** The entry line uses the columns of an order table, which has no lines here. */
const columns = orderColumns(
  {
    source: new DemoSource(0),
    format: { number_format: 1, currency_format: 1 },
    showIcons: true,
    showMinusQuantity: false,
    locked: false,
    onQuantity: nothing,
    onStep: nothing,
    onRemedy: nothing,
    onRemove: nothing,
    onDelete: nothing,
  },
  'Sydney',
  { width: 130, stretch: 1 },
);
const noLines: readonly LineRow[] = [];
const rowId = ({ line_id }: LineRow) => line_id;

const meta = {
  title: 'Widgets/EntryLine',
  component: EntryLine,
  parameters: { layout: 'fullscreen' },
  args: {
    number: 19,
    lockedReason: null,
    format: { number_format: 1, currency_format: 1 },
    suggest: async (text: string) =>
      parts.flatMap(({ stock_code }, n) => (stock_code.startsWith(text.toUpperCase()) ? [hit(n, text.length)] : [])),
    part: (code: string) => {
      const found = parts.find(({ stock_code }) => stock_code === code);
      if (!found) return null;
      const { stock_code, description, increment } = found;
      return {
        stock_code,
        description,
        sell_quantity_minimum: increment,
        sell_quantity_increment: increment,
        inner_quantity: increment,
        pack_quantity: 200,
      };
    },
    onAdd: fn<(stock_code: string, quantity: number | null) => string | null>(() => null),
    onPasteList: fn(),
  },
  // The entry line takes its columns from the table above it.
  render: (args) => (
    <div style={{ minHeight: '420px' }}>
      <Table
        label="Order lines"
        columns={columns}
        data={noLines}
        getRowId={rowId}
        rowName={rowId}
        rowHeight={32}
        headHeight={32}
        footer={<EntryLine {...args} />}
      />
    </div>
  ),
} satisfies Meta<typeof EntryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

const code = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole<HTMLInputElement>('combobox', { name: 'Code or words of the part to add' });

export const ByKeyboardAlone: Story = {
  name: 'LINE-16 code, Enter, quantity, Enter, next: without waiting',
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('combobox', { name: 'Code or words of the part to add' });
    await userEvent.type(code, 'hxb');
    await waitFor(() => expect(canvas.getByRole('option', { name: /HXB-12050-88Z/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Quantity to add' })).toHaveFocus();
    await expect(canvas.getByText('Hex bolt M12 × 50, class 8.8, zinc')).toBeVisible();
    await userEvent.keyboard('120{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('HXB-12050-88Z', 120);
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('');
  },
};

export const Explained: Story = {
  name: 'LINE-16 3*50 shows its result',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'WFL-16030-00G{Enter}');
    await userEvent.keyboard('3*50');
    await expect(canvas.getByText('= 150, sold in 50s')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('WFL-16030-00G', 150);
  },
};

export const QuantityAmongWords: Story = {
  name: 'LINE-16 IMP-06 a quantity among the words is added, unless another is typed over it',
  tags: ['no-visual'],
  args: {
    suggest: async (text: string) => (text.includes('m12') ? [hit(2, 0)] : []),
    readWords: async (text: string) => ({ quantity: /^(2 box|\d+)/.exec(text)?.[0] ?? null, further: [] }),
  },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Quantity to add' });
    await userEvent.type(code(canvas), '100 m12 hex bolt');
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
    await expect(quantity).toHaveAttribute('placeholder', '100');
    await userEvent.keyboard('{Enter}');
    await expect(quantity).toHaveValue('100');
    await expect([quantity.selectionStart, quantity.selectionEnd]).toEqual([0, 3]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('HXB-12050-88Z', 100);
    await userEvent.type(code(canvas), '2 box m12 hex bolt{Enter}');
    await waitFor(() => expect(canvas.getByText('= 400')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('HXB-12050-88Z', 400);
    await userEvent.type(code(canvas), '100 m12 hex bolt{Enter}');
    await waitFor(() => expect(quantity).toHaveValue('100'));
    await userEvent.keyboard('250{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('HXB-12050-88Z', 250);
  },
};

export const SeveralParts: Story = {
  name: 'LINE-16 words that name several parts offer the next one after each is added',
  tags: ['no-visual'],
  args: {
    suggest: async (text: string) => [hit(text.startsWith('m16') ? 0 : 2, 0)],
    readWords: async (text: string) =>
      text.includes('bolts')
        ? { quantity: '40', further: [{ text: 'm16 washers', count: 2, includesMates: false }] }
        : { quantity: null, further: [] },
  },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Quantity to add' });
    await userEvent.type(code(canvas), '40 m12 x 50 bolts and 2 washers');
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(quantity).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('HXB-12050-88Z', 40);
    await expect(code(canvas)).toHaveValue('m16 washers');
    await expect(quantity).toHaveValue('80');
    await expect(canvas.getByText(/Your words name this part too/)).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('WFL-16030-00G', 80));
    await expect(code(canvas)).toHaveValue('');
    // What is typed instead replaces the offer.
    await userEvent.type(code(canvas), '40 m12 x 50 bolts and 2 washers{Enter}{Enter}');
    await waitFor(() => expect(code(canvas)).toHaveValue('m16 washers'));
    await userEvent.keyboard('NONE-1');
    await expect(code(canvas)).toHaveValue('NONE-1');
    await expect(canvas.queryByText(/Your words name this part too/)).toBeNull();
  },
};

export const DefaultQuantity: Story = {
  name: 'LINE-08 no quantity means the default',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'HXB-12050-88Z{Enter}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('HXB-12050-88Z', null);
  },
};

export const WrongQuantity: Story = {
  name: 'LINE-16 an invalid quantity shows an error and stays to be corrected',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'HXB-12050-88Z{Enter}');
    await userEvent.keyboard('-1{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('A quantity cannot be below zero.');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity to add' })).toHaveFocus();
  },
};

export const WrongCode: Story = {
  name: 'LINE-16 a wrong code is selected, so that the next one replaces it',
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(code(canvas), 'NONE-1{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No part has the code NONE-1.'));
    await expect([code(canvas).selectionStart, code(canvas).selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('HXB-12050-88Z{Enter}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('HXB-12050-88Z', null);
  },
};

let answerSearch = () => {};
export const SlowSearch: Story = {
  name: 'LINE-16 digits typed before the search result arrives are the quantity',
  tags: ['no-visual'],
  args: {
    suggest: (text: string) =>
      new Promise<SearchHit[]>((resolve) => {
        answerSearch = () => resolve([hit(2, text.length)]);
      }),
  },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Quantity to add' });
    await userEvent.type(code(canvas), 'hxb{Enter}');
    await expect(quantity).toHaveFocus();
    await userEvent.keyboard('12');
    answerSearch();
    await waitFor(() => expect(code(canvas)).toHaveValue('HXB-12050-88Z'));
    await userEvent.keyboard('0{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('HXB-12050-88Z', 120);
  },
};

export const SlowWords: Story = {
  name: 'LINE-16 words and Enter before the search result arrives take the first part of the list',
  tags: ['no-visual'],
  args: {
    suggest: (text: string) =>
      new Promise<SearchHit[]>((resolve) => {
        answerSearch = () => resolve([hit(0, text.length), hit(1, text.length)]);
      }),
    readWords: async () => ({ quantity: '200', further: [] }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(code(canvas), '200 m16 washer{Enter}');
    answerSearch();
    await waitFor(() => expect(code(canvas)).toHaveValue('WFL-16030-00G'));
    await userEvent.keyboard('250{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('WFL-16030-00G', 250);
    await userEvent.type(code(canvas), '200 m16 washer galv{Enter}{Enter}');
    answerSearch();
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('WFL-16030-00G', 200));
    await expect(code(canvas)).toHaveFocus();
  },
};

/** Presses Enter as soon as the page shows this text: a fast typist's key can arrive between two steps of a render. */
function enterWith(page: HTMLElement, text: string): void {
  const observer = new MutationObserver(() => {
    if (!page.textContent?.includes(text)) return;
    observer.disconnect();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

export const EnterAsTheResultArrives: Story = {
  name: 'LINE-16 Enter in the moment in which the search result arrives adds the line once',
  tags: ['no-visual'],
  args: SlowWords.args,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(code(canvas), '200 m16 washer{Enter}');
    enterWith(canvasElement, 'Flat washer M16 × 30');
    answerSearch();
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('WFL-16030-00G', 200));
    await waitFor(() => expect(code(canvas)).toHaveValue(''));
    await userEvent.keyboard('next');
    await expect(code(canvas)).toHaveValue('next');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const PartOfACode: Story = {
  name: 'LINE-16 a partial code is accepted if one part starts with it, and chosen from a list if several do',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), 'wfl{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Several parts match wfl.'));
    await expect(code(canvas)).toHaveFocus();
    await userEvent.keyboard('wfl');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(code(canvas)).toHaveValue('WFL-16050-00Z');
    await expect(canvas.getByRole('textbox', { name: 'Quantity to add' })).toHaveFocus();
  },
};

export const KeysOfTheLine: Story = {
  name: 'LINE-16 Alt and a key act on the added line; a quantity never starts with a letter',
  tags: ['no-visual'],
  args: { onLineKey: fn<(key: string) => boolean>(() => true) },
  play: async ({ args, canvas }) => {
    await userEvent.type(code(canvas), 'HXB-12050-88Z{Enter}');
    await userEvent.keyboard('z');
    await expect(canvas.getByRole('textbox', { name: 'Quantity to add' })).toHaveValue('');
    await userEvent.keyboard('{Alt>}z{/Alt}');
    await expect(args.onLineKey).toHaveBeenCalledWith('z');
  },
};

export const Merged: Story = {
  name: 'LINE-16 adding to an existing line says so',
  args: { said: 'Added to line 4: 100 → 200.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added to line 4: 100 → 200.')).toBeVisible();
  },
};

export const PastedList: Story = {
  name: 'LINE-16 pasted lines go to the import review',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('HXB-12050-88Z 100\nWFL-16030-00G 200');
    await expect(args.onPasteList).toHaveBeenCalledWith('HXB-12050-88Z 100\nWFL-16030-00G 200');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Refused: Story = {
  args: {
    onAdd: fn<(stock_code: string, quantity: number | null) => string | null>(
      () => 'The maximum number of lines (500) for a single order has been reached.',
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'HXB-12050-88Z{Enter}{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The maximum number of lines (500)');
    await expect(canvas.getByRole('combobox')).toHaveValue('HXB-12050-88Z');
  },
};

export const Locked: Story = { args: { lockedReason: 'The order is confirmed. Unconfirm it to change it.' } };
