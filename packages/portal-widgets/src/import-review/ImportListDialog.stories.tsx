import type { OutcomeRow, ReviewRow } from '@portal/domain/import';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ImportListDialogProps } from './ImportListDialog.props.ts';
import { ImportListDialog } from './ImportListDialog.tsx';

const bolt = { stock_code: 'HXB-16080-88G', description: 'Hex bolt M16 x 80 8.8, galvanised' };
const row: ReviewRow = {
  id: '2',
  line: 2,
  source: 'HXB-16080-88G\t450',
  band: 'sure',
  reason: 'Exact code.',
  candidates: [bolt],
  picked: bolt,
  quantity: '450',
  quantityWrong: null,
  artificial: false,
  settled: false,
  left: null,
};
const outcome: OutcomeRow = {
  line: 2,
  source: row.source,
  stock_code: bolt.stock_code,
  quantity: 450,
  artificial: false,
  line_reference: '',
};

const list: ImportListDialogProps['list'] = {
  review: null,
  entries: [],
  problem: null,
  reading: false,
  sheet: null,
  outcome: { rows: [], without: [], unchecked: [], unknownCodes: 0 },
  duplicates: 0,
  similar: null,
  undoable: null,
  suggest: async () => [],
  setText: fn(),
  takeFile: fn(async () => {}),
  onPick: fn(),
  onPickSimilar: fn(),
  onUndo: fn(),
  onQuantity: fn(),
  onSkip: fn(),
  onMerge: fn(),
  onAcceptChecks: fn(),
  onRole: fn(),
};
const adding: ImportListDialogProps['adding'] = {
  adding: false,
  over: null,
  added: null,
  add: fn(),
  close: fn(),
  leaveOut: fn(),
  addOver: fn(),
  leaveOver: fn(),
};
const reviewed = {
  ...list,
  review: { leftOut: [], tables: [], notes: [], tooMany: 0 },
  entries: [row],
  outcome: { rows: [outcome], without: [], unchecked: [], unknownCodes: 0 },
};

const meta = {
  title: 'Widgets/ImportListDialog',
  component: ImportListDialog,
  args: { isNew: false, list, adding, spacing: 'medium' },
} satisfies Meta<typeof ImportListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Input: Story = {
  name: 'IMP-01 a list is pasted or chosen as a file',
  play: async () => {
    await userEvent.type(await screen.findByLabelText('List'), 'HXB-16080-88G 450');
    await userEvent.click(screen.getByRole('button', { name: 'Review the list' }));
    await expect(list.setText).toHaveBeenCalledWith('HXB-16080-88G 450');
  },
};

export const Review: Story = {
  name: 'IMP-06 a list in which every row is sure is added at once',
  args: { list: reviewed },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }));
    await expect(adding.add).toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  name: 'CART-13 rows beyond the limit can go to a second order',
  args: {
    isNew: true,
    list: reviewed,
    adding: { ...adding, over: { message: 'The first 500 of 501 items are in KES014-204817.', rows: [outcome] } },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Some lines did not fit' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put the other 1 in a second order' }));
    await expect(adding.addOver).toHaveBeenCalled();
  },
};
