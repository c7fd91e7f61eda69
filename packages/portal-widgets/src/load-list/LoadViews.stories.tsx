import type { ChangedRow } from '@portal/domain/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadNow } from './LoadNow.tsx';
import { LoadRows } from './LoadRows.tsx';

const row = (key: string, more: Partial<ChangedRow> = {}): ChangedRow => ({
  feed: 'prices',
  title: 'List prices',
  key,
  row: key.replace('\t', ' / '),
  kind: 'changed',
  line: 4_118,
  values: [{ column: 'price', before: '31.60', after: '316.00' }],
  ...more,
});

const meta = {
  title: 'Widgets/LoadViews',
  component: LoadRows,
  args: {
    rows: [
      row('HXN-16000-08G\t1'),
      row('HXB-20100-88G\t500', { kind: 'new', values: [{ column: 'price', before: null, after: '31.84' }] }),
      row('WFL-20037-00G\t1', {
        kind: 'gone',
        line: null,
        values: [{ column: 'price', before: '14.85', after: null }],
      }),
    ],
    total: 12_579,
    failed: false,
    onRetry: fn(),
    page: 1,
    pages: 252,
    onPage: fn(),
    feed: null,
    onFeed: fn(),
    find: '',
    onFind: fn(),
    feeds: [
      { feed: 'prices', title: 'List prices' },
      { feed: 'stock', title: 'Stock and expected dates' },
    ],
    onLeaveOut: fn(),
  },
} satisfies Meta<typeof LoadRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: 'the rows that a load changes, each of which can be left out',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12,579 rows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out HXN-16000-08G / 1' }));
    await expect(args.onLeaveOut).toHaveBeenCalledWith(expect.objectContaining({ key: 'HXN-16000-08G\t1' }));
    await userEvent.selectOptions(canvas.getByLabelText('Feed'), 'Stock and expected dates');
    await expect(args.onFeed).toHaveBeenLastCalledWith('stock');
    await userEvent.type(canvas.getByLabelText('Code contains'), 'X');
    await expect(args.onFind).toHaveBeenLastCalledWith('X');
  },
};

export const NothingFound: Story = {
  tags: ['no-visual'],
  args: { rows: [], total: 0, pages: 1, find: 'XYZ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changed row matches.')).toBeVisible();
  },
};

export const NoLongerStored: Story = {
  tags: ['no-visual'],
  args: { rows: [], total: 0, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no longer stored/)).toBeVisible();
  },
};

const load = fn(async (): Promise<number | string> => 'Another load is running.');

export const Now: Story = {
  name: 'files that wait are loaded at once; why they are not is said',
  render: () => (
    <LoadNow
      watched_folder="/srv/feeds"
      bucket={{ url: 'https://s3.example/feeds', daily_at: '02:00' }}
      waiting={{
        folder: { files: ['prices.csv', 'stock.csv'], problem: null },
        bucket: { files: [], problem: 'The bucket refused the list of its files (403).' },
      }}
      failed={false}
      onRetry={fn()}
      pending={false}
      onLoad={load}
      onBegun={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 files are waiting: prices.csv, stock.csv')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load now' }));
    await expect(load).toHaveBeenCalledWith('folder', 'full');
    await expect(await canvas.findByText('Another load is running.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bucket https://s3.example/feeds' }));
    await expect(canvas.getByText('The bucket refused the list of its files (403).')).toBeVisible();
  },
};
