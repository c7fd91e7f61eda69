import { draftFixture, okEnvelope } from '@portal/domain/fixtures';
import type { HiveDraft } from '@portal/domain/hive';
import { CallError } from '@portal/portal-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usePages } from '../data/use-pages.ts';
import { anchorsPage, openDraft, publishedDraft } from '../support/draft-document.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { DraftBar } from './DraftBar.tsx';
import { DraftName } from './DraftName.tsx';

const onSelect = fn();
const onReview = fn();
const onRefused = fn();

interface BarProps {
  draft: HiveDraft;
  mayPublish: boolean;
}

function Bar({ draft, mayPublish }: BarProps) {
  const pageActions = usePages({ mayPublish });
  const page = { ...anchorsPage, drafts: [publishedDraft, draft].filter((each, at, all) => all.indexOf(each) === at) };
  return (
    <DraftBar
      page={page}
      draft_id={draft.draft_id}
      mayPublish={mayPublish}
      pageActions={pageActions}
      onFlush={async () => null}
      {...{ onSelect, onReview, onRefused }}
    />
  );
}

function BarStory(props: BarProps) {
  return (
    <StoryPortal>
      <main>
        <Bar {...props} />
      </main>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Draft bar',
  component: BarStory,
  args: { draft: openDraft, mayPublish: true },
} satisfies Meta<typeof BarStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-02: the actions follow from the status of the draft. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const publish = await canvas.findByRole('button', { name: 'Publish' });
    publish.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onReview).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'More for this draft' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Delete draft' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Open the live page' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // Its status is shown once, beside it; the word "Draft" is in its name.
    const open = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Draft' });
    await expect(open.selectedOptions[0]).toHaveTextContent(/^Draft \d+$/);
    await expect(canvas.queryByText('Draft', { exact: true })).toBeNull();
    await userEvent.selectOptions(open, '7');
    await expect(onSelect).toHaveBeenCalledWith(7);
  },
};

/** HIVE-02: a person who may not publish requests publication instead. */
export const MayNotPublish: Story = {
  args: { mayPublish: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Request publication' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

/** HIVE-02: a scheduled draft shows when it goes live, and can be taken off the schedule. */
export const Scheduled: Story = {
  args: {
    draft: { ...openDraft, finalised: 1, publish_at: '2026-12-13T20:00:00.000Z', publish_at_by: 'mktg' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Goes live/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel the schedule' })).toBeVisible();
  },
};

/** HIVE-02: flags that contradict each other are reported, not interpreted. */
export const Inconsistent: Story = {
  args: { draft: { ...openDraft, published: 1 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/status is inconsistent/)).toBeVisible();
  },
};

const namedByAnother = new CallError('error', {
  ...okEnvelope(null),
  status: 'ERROR',
  error: 'hive_conflict',
  user_message: 'Named by somebody else.',
});

/** Somebody else renames the draft while its name is being edited. */
function RenamedByTwo() {
  const [draft, setDraft] = useState(draftFixture(9, { description: '' }));
  return (
    <DraftName
      draft={draft}
      open
      onName={async (from, to) => {
        const isSeen = from === draft.description;
        if (draft.description === '') setDraft({ ...draft, description: 'Autumn offers' });
        if (draft.description === '' || !isSeen) return { ok: false, error: namedByAnother };
        setDraft({ ...draft, description: to });
        return { ok: true, data: {} };
      }}
      onRefused={onRefused}
      onDone={fn()}
    />
  );
}

/** HIVE-15: a conflict of names is shown like a conflict of settings. */
export const TwoNames: Story = {
  render: () => <RenamedByTwo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft name' }), 'Winter offers{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You named this draft “Winter offers”, and somebody else “Autumn offers”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use yours' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Draft name' })).toHaveValue('Winter offers'));
  },
};
