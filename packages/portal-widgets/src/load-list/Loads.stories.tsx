import type { LiveData, LoadDecision, LoadDetail, LoadSummary } from '@portal/domain/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedState } from './feed-state.fixture.ts';
import { LoadPanel } from './LoadPanel.tsx';
import { Loads } from './Loads.tsx';

const live: LiveData = {
  feeds: [feedState('parts', 'Parts'), feedState('prices', 'List prices')],
  has_parts: true,
  has_customers: true,
  is_demo: false,
  watched_folder: '/srv/feeds',
  bucket: null,
  tokens: [],
};
const empty: LiveData = { ...live, has_parts: false, has_customers: false };
const load: LoadSummary = {
  load_id: 8,
  state: 'waiting',
  ending: null,
  is_current: false,
  mode: 'full',
  channel: 'screen',
  by: 'max.lindqvist',
  source: 'prices.csv',
  feeds: ['prices'],
  started: '2026-11-26T06:02:00Z',
  finished: '2026-11-26T06:04:00Z',
  milliseconds: 108_000,
  rows: 41_208,
  added: 14,
  changed: 1_906,
  gone: 2,
  errors: 0,
  warnings: 0,
  approval: [],
};
const detail: LoadDetail = { ...load, rollback_to: null, can_load_again: false, story: [], differences: [] };

const meta = {
  title: 'Widgets/Loads',
  component: Loads,
  args: {
    live,
    loads: [load],
    failed: false,
    onRetry: fn(),
    onOlder: undefined,
    isLoadingOlder: false,
    files: { progress: null, onCheck: fn(async () => 9) },
    templates: { pending: false, onDownload: fn(async () => {}) },
    feed: null,
    onFeed: fn(),
    open: null,
    onOpen: fn(),
    panel: () => null,
    loadNow: () => null,
    onLoadAgain: fn(async () => null),
    onDownloadProblems: fn(),
  },
} satisfies Meta<typeof Loads>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = () => new File(['stock_code,price\n'], 'prices.csv', { type: 'text/csv' });
const fileField = (within_: HTMLElement) => {
  const field = within_.querySelector('input[type="file"]');
  if (!(field instanceof HTMLInputElement)) throw new Error('no file field');
  return field;
};

export const Sending: Story = {
  // No picture, because the ages of the feeds depend on the clock.
  tags: ['no-visual'],
  name: 'files replace the load that waits; the load that checks them opens',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load files' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Load files' });
    await expect(within(dialog).getByText('Load 8 is waiting for approval. New files replace it.')).toBeVisible();
    await userEvent.upload(fileField(dialog), csv());
    await userEvent.click(within(dialog).getByRole('radio', { name: /Only changes/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check files' }));
    await expect(args.files.onCheck).toHaveBeenCalledWith([expect.objectContaining({ name: 'prices.csv' })], 'delta');
    await expect(args.onOpen).toHaveBeenCalledWith(9);
  },
};

export const NotSent: Story = {
  tags: ['no-visual'],
  name: 'files that could not be sent stay chosen, and the reason shows',
  args: { files: { progress: null, onCheck: async () => 'The server is busy.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load files' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Load files' });
    await userEvent.upload(fileField(dialog), csv());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check files' }));
    await expect(await within(dialog).findByText('The server is busy.')).toBeVisible();
    await expect(within(dialog).getByText('prices.csv')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const FirstRun: Story = {
  name: 'an empty portal shows the steps to the first order',
  args: { live: empty, loads: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Start with your own data' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download all templates (ZIP)' }));
    await expect(args.templates.onDownload).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(canvas.getByLabelText('Feed'), 'List prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Download this template' }));
    await expect(args.templates.onDownload).toHaveBeenLastCalledWith('prices');
  },
};

export const FirstFilesWrong: Story = {
  tags: ['no-visual'],
  name: 'the first files have errors: the steps say where to look',
  args: { live: empty, loads: [{ ...load, state: 'ended', ending: 'refused', errors: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The last files have errors/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { live: null, loads: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const decide = fn(async (_: LoadDecision) => {});

function Panel({ load: shown, initial }: { readonly load: LoadDetail; readonly initial: LoadDecision | null }) {
  const [decision, setDecision] = useState(initial);
  return (
    <LoadPanel
      load={shown}
      decision={decision}
      onAsk={setDecision}
      failed={false}
      onRetry={fn()}
      problems={() => null}
      rows={() => null}
      earlier={() => null}
      onLeaveOut={async () => {}}
      onLoadAgain={async () => {}}
      onDecide={decide}
      onDownload={async () => {}}
      onClose={fn()}
    />
  );
}

export const FromRow: Story = {
  tags: ['no-visual'],
  name: 'rolling back from the menu of a feed opens its load with the question',
  render: (args) => {
    const [open, setOpen] = useState<number | null>(null);
    const live7: LoadDetail = { ...detail, load_id: 7, state: 'live', rollback_to: 6 };
    return (
      <Loads
        {...args}
        open={open}
        onOpen={setOpen}
        panel={(_, { decision }) => <Panel load={live7} initial={decision} />}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for List prices' }));
    await userEvent.click(within(document.body).getByRole('menuitem', { name: 'Roll back load 7' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Roll back load 7?' });
    await expect(question).toHaveTextContent('buyers see the data of load 6 at once');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

export const NotPossible: Story = {
  tags: ['no-visual'],
  name: 'a decision that the load no longer allows is not asked about',
  render: () => <Panel load={{ ...detail, state: 'live' }} initial="approve" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Load 8' })).toBeVisible();
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

export const Decision: Story = {
  tags: ['no-visual'],
  name: 'a decision says what it will do before it is carried out',
  render: () => <Panel load={detail} initial={null} />,
  play: async ({ canvas }) => {
    decide.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch now' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Switch to load 8?' });
    await expect(question).toHaveTextContent('14 new, 1,906 changed and 2 removed rows');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(decide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch now' }));
    const again = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Switch now' }));
    await expect(decide).toHaveBeenCalledWith('approve');
  },
};
