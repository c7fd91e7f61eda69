import type {
  FeedDue,
  FeedState,
  LoadDecision,
  LoadDetail,
  LoadProblem,
  LoadSummary,
  NewestLoad,
} from '@portal/domain/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeedTable } from './FeedTable.tsx';
import type { FeedAct } from './feed-acts.ts';
import { newestLoad } from './feed-state.fixture.ts';
import type { RowsToLeave } from './LeaveOutQuestion.tsx';
import { LoadDetailPanel } from './LoadDetailPanel.tsx';
import { LoadList } from './LoadList.tsx';
import { ProblemList } from './ProblemList.tsx';

const titles: Readonly<Record<string, string>> = {
  parts: 'Parts',
  prices: 'List prices',
  'contract-prices': 'Contract prices',
  stock: 'Stock and expected dates',
  accounts: 'Accounts',
  users: 'Users',
  stores: 'Stores',
};
const titleOf = (feed: string) => titles[feed] ?? feed;

const newest: Readonly<Record<string, Partial<NewestLoad>>> = {
  'contract-prices': { state: 'waiting', added: 96, changed: 12_480 },
  stock: { channel: 'call' },
  users: {
    state: 'ended',
    ending: 'refused',
    errors: 3,
    reason: {
      level: 'error',
      feed: 'users',
      file: 'users.csv',
      line: 70_001,
      column: 'email',
      value: 'at home',
      message: 'is not an email address',
      remedy: 'Write one such as jo@example.com.',
    },
  },
};
const newestOf = (feed: string): NewestLoad | null =>
  feed === 'stores' ? null : newestLoad(feed, { load_id: 2_214, added: 14, changed: 312, ...newest[feed] });

const dueOf = (feed: string): FeedDue | null => {
  if (feed === 'prices') return { at: '2026-11-27T06:00:00Z', is_late: false, source: 'erp-prices' };
  return feed === 'accounts' ? { at: '2026-11-26T05:00:00Z', is_late: true, source: 'erp-accounts' } : null;
};

const feeds: readonly FeedState[] = Object.entries(titles).map(([feed, title], index) => ({
  feed,
  title,
  rows: [41_208, 41_180, 318_642, 206_040, 3_916, 11_204, 0][index] ?? 0,
  load_id: feed === 'stores' ? null : 2_214,
  has_rows: true,
  loaded: feed === 'stores' ? null : `2026-11-26T0${index}:00:00Z`,
  newest: newestOf(feed),
  due: dueOf(feed),
}));

const summary = (load_id: number, more: Partial<LoadSummary> = {}): LoadSummary => ({
  load_id,
  state: 'live',
  ending: null,
  is_current: false,
  mode: 'full',
  channel: 'folder',
  by: '',
  source: '/srv/feeds',
  feeds: ['parts', 'prices', 'stock', 'accounts'],
  started: '2026-11-26T06:02:00Z',
  finished: '2026-11-26T06:04:00Z',
  milliseconds: 108_000,
  rows: 292_344,
  added: 14,
  changed: 1_906,
  gone: 2,
  errors: 0,
  warnings: 0,
  approval: [],
  ...more,
});

const waiting: LoadDetail = {
  ...summary(2_214, {
    state: 'waiting',
    feeds: ['contract-prices'],
    source: 'contract-prices.csv',
    channel: 'screen',
    by: 'max.lindqvist',
    rows: 318_735,
    added: 96,
    changed: 12_480,
    gone: 3,
    approval: ['72,480 of 318,642 prices in the feed contract-prices would change (more than 20 %)'],
  }),
  rollback_to: null,
  can_load_again: false,
  story: [],
  differences: [
    {
      feed: 'contract-prices',
      title: 'Contract prices',
      file: 'contract-prices.csv',
      rows: 318_735,
      errors: 0,
      warnings: 0,
      added: 96,
      changed: 12_480,
      gone: 3,
      before: 318_642,
      left_out: 0,
      mapped: { source: 'sap-contracts', columns: { stock_code: 'MATNR', accode: 'KUNNR', price: 'KBETR' } },
      families: [
        {
          name: 'Bolts and screws',
          median: 23.8,
          sizes: [
            { size: 1, prices: 3_210 },
            { size: 4, prices: 1_066 },
          ],
        },
        { name: 'Structural assemblies', median: 21.5, sizes: [{ size: 4, prices: 74 }] },
        {
          name: null,
          median: -2.4,
          sizes: [
            { size: -1, prices: 2_941 },
            { size: -4, prices: 27 },
          ],
        },
      ],
      accounts: [{ name: 'Kestrel Fabrication KES014', median: 4.2, sizes: [{ size: 1, prices: 640 }] }],
      tenfold: ['KES014\tHXN-16000-08G', 'BRM002\tHXB-20100-88G'],
      moves: [
        { size: -5, prices: 4 },
        { size: -4, prices: 27 },
        { size: -3, prices: 148 },
        { size: -2, prices: 612 },
        { size: -1, prices: 2_941 },
        { size: 1, prices: 5_407 },
        { size: 2, prices: 1_637 },
        { size: 3, prices: 531 },
        { size: 4, prices: 1_151 },
        { size: 5, prices: 22 },
      ],
      largest: [
        {
          key: 'KES014\tHXN-16000-08G',
          row: 'KES014 / HXN-16000-08G',
          description: 'Hex nut M16, class 8, galv, oversize',
          before: '31.60',
          after: '316.00',
        },
        {
          key: 'BRM002\tHXB-20100-88G',
          row: 'BRM002 / HXB-20100-88G',
          description: 'Hex bolt M20 × 100, class 8.8, galv',
          before: '318.40',
          after: '3184.00',
        },
        {
          key: 'PIL007\tCSS-08030-316',
          row: 'PIL007 / CSS-08030-316',
          description: 'Socket countersunk M8 × 30, stainless 316',
          before: '48.60',
          after: '19.05',
        },
      ],
    },
  ],
};

const problems: readonly LoadProblem[] = [
  {
    level: 'error',
    feed: 'stock',
    file: 'stock.csv',
    line: 70_001,
    column: 'available',
    value: 'many',
    message: 'is not a whole number',
    remedy: 'Write digits only.',
  },
  {
    level: 'warning',
    feed: 'stock',
    file: 'stock.csv',
    line: null,
    column: null,
    value: null,
    message: 'the column "Remark" belongs to no column of the feed',
    remedy: 'Leave it out, or name it in the mapping file.',
  },
];

const refused: LoadDetail = {
  ...summary(2_213, {
    state: 'ended',
    ending: 'refused',
    feeds: ['stock'],
    channel: 'call',
    by: 'erp',
    errors: 1,
    warnings: 1,
  }),
  rollback_to: null,
  can_load_again: false,
  story: [],
  differences: [],
};

interface ScreenProps {
  readonly detail: LoadDetail | null;
  readonly loads: readonly LoadSummary[];
  readonly onDecide: (decision: LoadDecision) => void;
  readonly onOpen: (load: number | null) => void;
  readonly onAct: (act: FeedAct, feed: FeedState) => void;
  readonly onLoadAgain: () => void;
  readonly onLeaveOut: (rows: RowsToLeave) => void;
}

/** The widgets as the data screen puts them together. */
function Screen({ detail, loads, onDecide, onOpen, onAct, onLoadAgain, onLeaveOut }: ScreenProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div>
      <FeedTable
        feeds={feeds}
        chosen={chosen}
        age={(time) => `${time.slice(11, 16)} today`}
        moment={(time) => `${time.startsWith('2026-11-27') ? 'Tomorrow' : 'Today'} ${time.slice(11, 16)}`}
        onAct={(act, feed) => {
          if (act === 'loads') setChosen(feed.feed === chosen ? null : feed.feed);
          onAct(act, feed);
        }}
      />
      <LoadList
        loads={loads}
        open={detail?.load_id ?? null}
        isFiltered={chosen !== null}
        titleOf={titleOf}
        when={(time) => `${time.slice(11, 16)} today`}
        onOpen={onOpen}
        onOlder={() => undefined}
      />
      {detail ? (
        <LoadDetailPanel
          load={detail}
          deciding={null}
          problems={<ProblemList problems={problems} total={120} isLoading={false} onMore={() => undefined} />}
          rows={null}
          earlier={null}
          isAgain={false}
          onLoadAgain={onLoadAgain}
          onLeaveOut={onLeaveOut}
          onDecide={onDecide}
          onDownload={() => undefined}
          onClose={() => onOpen(null)}
        />
      ) : null}
    </div>
  );
}

const meta = {
  title: 'Widgets/LoadList',
  component: Screen,
  args: {
    detail: waiting,
    loads: [
      waiting,
      refused,
      summary(2_212, { is_current: true }),
      summary(2_211, { feeds: ['stock'], mode: 'delta' }),
    ],
    onDecide: fn(),
    onOpen: fn(),
    onAct: fn(),
    onLoadAgain: fn(),
    onLeaveOut: fn(),
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Load 2214' }));
    await expect(panel.getByRole('img', { name: /31 fall by 20 % or more, 1,173 rise/ })).toBeVisible();
    await expect(panel.getByText(/2 of them change by a factor of exactly 10/)).toBeVisible();
    await expect(panel.getByRole('row', { name: /HXN-16000-08G.*Exactly 10 times.*\+900\.0 %/ })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Leave all 2 out' }));
    await expect(args.onLeaveOut).toHaveBeenLastCalledWith(expect.objectContaining({ feed: 'contract-prices' }));
    await userEvent.click(panel.getByRole('button', { name: 'Switch now' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('approve');
    await userEvent.click(canvas.getByRole('button', { name: 'Load 2212' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(2_212);
    await userEvent.click(canvas.getByRole('button', { name: /^Contract prices/ }));
    await expect(canvas.getByRole('button', { name: /^Contract prices/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Contract prices/ }));
  },
};

export const RowMenu: Story = {
  tags: ['no-visual'],
  name: 'a row says when the next file comes and why the last was refused; its menu answers',
  args: { detail: null },
  play: async ({ args, canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/^List prices/).getByText('Tomorrow 06:00')).toBeVisible();
    await expect(row(/^Accounts/).getByText('Late, was due today 05:00')).toBeVisible();
    await expect(row(/^Contract prices/).getByText('Held until you decide')).toBeVisible();
    const note = row(/^users\.csv, line 70,001, column email:/);
    await expect(note.getByText(/“at home” is not an email address\. Write one such as/)).toHaveTextContent(
      'Nothing was loaded: the 11,204 live rows stay.',
    );
    await userEvent.click(note.getByRole('button', { name: 'Download errors' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('download', expect.objectContaining({ feed: 'users' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for Contract prices' }));
    const menu = within(document.body).getByRole('menu', { name: 'More for Contract prices' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Switch to load 2214' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('approve', expect.objectContaining({ feed: 'contract-prices' }));
  },
};

export const MovesOfAFamily: Story = {
  tags: ['no-visual'],
  name: 'the moves are shown by family and by account; one of them limits the chart',
  play: async ({ canvas }) => {
    const families = canvas.getByRole('table', { name: 'Where the prices move' });
    await expect(within(families).getByRole('row', { name: /Bolts and screws.*4,276 1,066 \+23\.8 %/ })).toBeVisible();
    await userEvent.click(within(families).getByRole('button', { name: 'Show only Bolts and screws in the chart' }));
    await expect(
      canvas.getByRole('img', { name: /4,276 changed prices by move\. 0 fall by 20 % or more, 1,066/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('img', { name: /31 fall by 20 % or more, 1,173 rise/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('row', { name: /Kestrel Fabrication KES014.*640 0 \+4\.2 %/ })).toBeVisible();
  },
};

export const MappingAndLog: Story = {
  tags: ['no-visual'],
  name: 'a load says what its columns were read with, and who did what',
  args: {
    detail: {
      ...waiting,
      story: [{ at: '2026-11-26T06:10:00Z', what: 'feed_leave_out', by: 'max.lindqvist', rows: 2 }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Mapping' }));
    await expect(canvas.getByText('contract-prices.csv was read with the source sap-contracts.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'MATNR stock_code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
    await expect(canvas.getByRole('row', { name: /Rows left out: 2 max\.lindqvist/ })).toBeVisible();
  },
};

export const Interrupted: Story = {
  tags: ['no-visual'],
  name: 'a load whose files are still at hand is tried again',
  args: { detail: { ...refused, ending: 'interrupted', errors: 0, warnings: 0, can_load_again: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadAgain).toHaveBeenCalled();
  },
};

export const MovesAsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /^\+20 to \+50 % 1,151 9\.2 %/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^−50 % and less 4/ })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { detail: refused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 error. Nothing was loaded');
    await expect(canvas.getByRole('row', { name: /70001 available many/ })).toHaveTextContent('Write digits only.');
    await expect(canvas.getByRole('button', { name: 'Show more (2 of 120)' })).toBeVisible();
  },
};

export const Reading: Story = {
  args: {
    detail: { ...waiting, state: 'reading', approval: [], differences: [], rows: 124_000 },
    loads: [{ ...waiting, state: 'reading', approval: [], rows: 124_000 }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Checking: 124,000 rows read so far.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('discard');
  },
};

export const Empty: Story = {
  args: { detail: null, loads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files have been loaded yet.')).toBeVisible();
  },
};
