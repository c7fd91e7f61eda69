import type { FeedSource, MappedSample, MappingProposal } from '@portal/domain/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MapFile } from './MapFile.tsx';
import { MappingConstants, MappingFormats } from './MappingFormats.tsx';
import { MappingPreview } from './MappingPreview.tsx';
import { MappingResult } from './MappingResult.tsx';
import { MappingTable } from './MappingTable.tsx';
import { SourceList } from './SourceList.tsx';
import { Sources as SourcesPanel } from './Sources.tsx';

const column = (name: string, more: Partial<MappedSample['feed_columns'][number]> = {}) => ({
  name,
  description: `The part’s ${name.replaceAll('_', ' ')}.`,
  is_required: false,
  is_number: false,
  choices: [],
  ...more,
});

const sample: MappedSample = {
  feed: 'parts',
  title: 'Parts',
  feed_columns: [
    column('stock_code', { is_required: true }),
    column('description', { is_required: true }),
    column('category', { is_required: true }),
    column('pack_weight_kg', { is_number: true }),
    column('discontinued', { choices: ['yes', 'no'] }),
  ],
  mapping: {
    decimal: ',',
    thousands: '.',
    date: 'DD.MM.YYYY',
    columns: { stock_code: 'MATNR', description: 'MAKTX', pack_weight_kg: 'BRGEW (g)', discontinued: 'Gesperrt' },
    constants: {},
    values: { discontinued: { J: 'yes', N: 'no' } },
    multiply: { pack_weight_kg: 0.001 },
  },
  columns: [
    { name: 'MATNR', values: ['HXB-16080-88G'], percent: 96, reason: 'name' },
    { name: 'MAKTX', values: ['Hex bolt M16 × 80, class 8.8, hot-dip galvanised'], percent: 96, reason: 'name' },
    { name: 'BRGEW (g)', values: ['15.600'], percent: 85, reason: 'similar' },
    { name: 'Gesperrt', values: ['N'], percent: 50, reason: 'values' },
    { name: 'ERNAM', values: ['MTAN'], percent: null, reason: null },
  ],
  rows: [
    {
      line: 2,
      values: {
        stock_code: 'HXB-16080-88G',
        description: 'Hex bolt M16 × 80, class 8.8, hot-dip galvanised',
        pack_weight_kg: '15.600',
        discontinued: 'no',
      },
      change: 'changed',
      before: { pack_weight_kg: '15.200' },
      faults: {},
    },
    {
      line: 3,
      values: { stock_code: 'HXN-16000-08G', description: 'Hex nut M16, class 8', pack_weight_kg: '4.100' },
      change: null,
      before: {},
      faults: {
        discontinued: {
          value: 'gelöscht',
          message: 'is neither yes nor no',
          remedy: 'Write yes or no, or map the value.',
        },
      },
    },
  ],
  difference: { compared: 20_000, added: 96, changed: 312, same: 19_592, missing: null, live: 41_180 },
  count: 41_208,
  left_out: 0,
  wrong: 36,
  faults: [
    {
      column: 'discontinued',
      message: 'is neither yes nor no',
      remedy: 'Write yes or no, or map the value.',
      rows: 36,
      line: 3,
      values: [{ value: 'gelöscht', rows: 36 }],
    },
  ],
  stopped: null,
  yaml: 'version: 1\n',
};

const proposals: Readonly<Record<string, MappingProposal>> = {
  MATNR: { field: 'stock_code', percent: 96, reason: 'name' },
  MAKTX: { field: 'description', percent: 96, reason: 'name' },
  'BRGEW (g)': { field: 'pack_weight_kg', percent: 85, reason: 'similar' },
  Gesperrt: { field: 'discontinued', percent: 50, reason: 'values' },
};

const source: FeedSource = {
  name: 'sap-parts',
  feed: 'parts',
  title: 'Parts',
  mapping: sample.mapping,
  every_hours: 24,
  daily_by: '06:05',
  is_late: false,
  last_file: 'sap-parts_2026-11-26.csv',
  last_read: '2026-11-26T06:04:00Z',
  changed: '2026-11-20T06:04:00Z',
  changed_by: 'it',
};

const feeds = [
  { feed: 'parts', title: 'Parts' },
  { feed: 'prices', title: 'List prices' },
];

function Mapping({ start = sample, onFeed }: { start?: MappedSample; onFeed: (feed: string) => void }) {
  const [shown, setShown] = useState(start);
  const onMapping = (mapping: MappedSample['mapping']) => setShown({ ...shown, mapping });
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <MappingFormats
        sample={shown}
        feeds={feeds}
        hasOwnFormats={false}
        hasHeader
        onFeed={onFeed}
        onMapping={onMapping}
      />
      <MappingTable sample={shown} proposals={proposals} onMapping={onMapping} />
      <MappingConstants sample={shown} onMapping={onMapping} />
      <MappingPreview sample={shown} />
      <MappingResult sample={shown} onMapping={onMapping} />
    </div>
  );
}

const meta = {
  title: 'Widgets/FeedMapping',
  component: Mapping,
  parameters: { layout: 'padded' },
  args: { onFeed: fn() },
} satisfies Meta<typeof Mapping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {
  name: 'Columns are proposed with how sure that is; a choice moves a field to another column',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Columns of the file' });
    await expect(within(table).getByText('Only the values look alike. Check it.')).toBeVisible();
    await expect(canvas.getByLabelText('category')).toHaveAccessibleDescription(/category/);
    await userEvent.selectOptions(canvas.getByLabelText('Portal field for ERNAM'), 'category');
    await expect(canvas.queryByLabelText('category')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Portal field for ERNAM'), '');
    await userEvent.selectOptions(canvas.getByLabelText('The file holds'), 'prices');
    await expect(args.onFeed).toHaveBeenCalledWith('prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Map 2 values, Gesperrt' }));
    await userEvent.selectOptions(canvas.getByLabelText('“gelöscht” means'), 'yes');
    await expect(canvas.getByLabelText('“gelöscht” means')).toHaveValue('yes');
  },
};

export const LeavingOut: Story = {
  tags: ['no-visual'],
  name: 'Rows with a fault can be left out, and read again',
  args: {
    start: {
      ...sample,
      faults: [
        {
          column: 'pack_quantity',
          message: 'is not a whole number',
          remedy: 'Write a whole number.',
          rows: 3,
          line: 9,
          values: [
            { value: 'POA', rows: 2 },
            { value: 'n/a', rows: 1 },
          ],
        },
        {
          column: 'category',
          message: 'is empty',
          remedy: 'Every row needs a value here.',
          rows: 1,
          line: 12,
          values: [],
        },
        {
          column: 'note',
          message: 'is too long',
          remedy: 'Shorten it.',
          rows: 90,
          line: 20,
          values: [{ value: 'one of many', rows: 1 }],
        },
      ],
    },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave these 3 rows out' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this row out' }));
    await expect(canvas.getByText('Rows are left out where category is empty.')).toBeVisible();
    await expect(canvas.getByText('Rows are left out where pack_quantity is “POA” or “n/a”.')).toBeVisible();
    // Not all values of these rows are known.
    await expect(canvas.queryByRole('button', { name: 'Leave these 90 rows out' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Read them again' })[0] as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Read them again' })).toHaveLength(1);
  },
};

export const Stopped: Story = {
  name: 'A file that cannot be read to its end says where and what to do',
  args: {
    start: {
      ...sample,
      rows: [],
      difference: null,
      count: 0,
      wrong: 0,
      faults: [],
      stopped: {
        message: 'a quoted cell that begins here does not end',
        remedy: 'Close the quotation mark.',
        line: 70_001,
      },
    },
  },
};

export const Sources: Story = {
  name: 'Sources with their last files; a late one is marked',
  render: () => (
    <SourceList
      when={() => '3 hours ago'}
      onChange={fn()}
      onRemove={fn()}
      sources={[
        source,
        { ...source, name: 'sap-prices', title: 'List prices', is_late: true, every_hours: 1, daily_by: null },
        {
          ...source,
          name: 'kc-stock',
          title: 'Stock and expected dates',
          every_hours: null,
          daily_by: null,
          last_file: null,
          last_read: null,
        },
      ]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^sap-prices.*Late/ })).toBeVisible();
    // Without a schedule nothing can be said about time.
    await expect(canvas.getByRole('row', { name: /^kc-stock/ })).not.toHaveTextContent('On time');
  },
};

const save = fn(async () => 'A source of this name exists.');
const mapFile = {
  feeds: null,
  proposals,
  problem: null,
  isReading: false,
  proposedName: 'konp',
  hasOwnFormats: false,
  hasHeader: true,
  onFile: fn(),
  onFeed: fn(),
  onMapping: fn(),
  onReset: fn(),
  onSave: save,
  onDownload: fn(),
  onClose: fn(),
};

export const Saving: Story = {
  name: 'A mapping is saved under the beginning of its file names; a refusal shows',
  render: () => <MapFile {...mapFile} source={null} sample={sample} />,
  async play({ canvas }) {
    save.mockClear();
    const name = canvas.getByLabelText(/Files begin with/);
    await expect(name).toHaveValue('konp');
    await userEvent.clear(name);
    await userEvent.type(name, 'SAP Parts');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mapping' }));
    await expect(name).toBeInvalid();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'sap-parts');
    await userEvent.selectOptions(canvas.getByLabelText('A file is expected'), 'Every hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mapping' }));
    await expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'sap-parts', feed: 'parts', every_hours: 1, daily_by: null }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A source of this name exists.');
    await userEvent.click(canvas.getByRole('button', { name: 'Another file' }));
    await expect(mapFile.onReset).toHaveBeenCalled();
  },
};

export const ScheduleOnly: Story = {
  name: 'The schedule of a source changes without another sample file',
  render: () => <MapFile {...mapFile} source={source} sample={null} />,
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/Files begin with/)).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Save schedule' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as YAML' })).toBeNull();
  },
};

const remove = fn(async () => {});

export const Removing: Story = {
  name: 'A source is deleted after a question',
  tags: ['no-visual'],
  render: () => (
    <SourcesPanel sources={[source]} live={null} failed={false} onRetry={fn()} onRemove={remove} mapFile={() => null} />
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the source sap-parts' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledWith(source);
  },
};

export const NoSources: Story = {
  name: 'Without sources the first file is mapped from here',
  render: () => (
    <SourcesPanel
      sources={[]}
      live={null}
      failed={false}
      onRetry={fn()}
      onRemove={remove}
      mapFile={() => <p>The mapping of a new file</p>}
    />
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Map a file' }));
    await expect(canvas.getByText('The mapping of a new file')).toBeVisible();
  },
};
