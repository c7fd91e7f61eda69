import { draftFixture } from '@portal/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usePages } from '../data/use-pages.ts';
import { anchorsPage } from '../support/draft-document.ts';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { DeletionOutcome } from './DeletionOutcome.tsx';
import { type OpenPageDialog, PageDialogs } from './PageDialogs.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { usePageDeletion } from './use-page-deletion.ts';

const onSelect = fn();
const onRefused = fn();

function Panel({ mayPublish }: { mayPublish: boolean }) {
  const pageActions = usePages({ mayPublish });
  const deletion = usePageDeletion(pageActions, onSelect);
  const [open, setOpen] = useState<OpenPageDialog | null>(null);
  return (
    <>
      <DeletionOutcome deletion={deletion} onRefused={onRefused} />
      <PagesPanel pageActions={pageActions} selected={3} onSelect={onSelect} onOpen={setOpen} onRefused={onRefused} />
      <PageDialogs open={open} onOpen={setOpen} {...{ pageActions, deletion }} onSelect={onSelect} />
    </>
  );
}

interface PanelStoryProps {
  mayPublish: boolean;
  replies?: Replies;
}

function PanelStory({ replies, ...props }: PanelStoryProps) {
  return (
    <StoryPortal {...(replies ? { own: replies } : {})}>
      <main style={{ maxWidth: 320 }}>
        <Panel {...props} />
      </main>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Page tree',
  component: PanelStory,
  args: { mayPublish: true },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-01: pages are found by name and opened by keys. */
export const FindsAndOpens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('treeitem', { name: /^Anchors/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('treeitem', { name: /About us.*not published/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a page' }), 'about');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Anchors/ })).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith(4);
  },
};

/** HIVE-01: the address of a new page follows its name until it is typed; a page needs a name. */
export const NewPage: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New page' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'New page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create page' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(/Enter a name for the page\./);
    await userEvent.type(name, 'Café & site: open in summer');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('/cafe-site-open-in-summer');
    await userEvent.clear(name);
    await userEvent.type(name, 'About us');
    await expect(address).toHaveValue('/about-us-2');
    await userEvent.clear(address);
    await userEvent.type(address, '/summer');
    await userEvent.type(name, ' and garden');
    await expect(address).toHaveValue('/summer');
  },
};

/** HIVE-01: the confirmation before a page is deleted replaces its settings; after "Keep it" the focus returns to where those were opened. */
export const KeptPage: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const settings = await canvas.findByRole('button', { name: 'Page settings' });
    settings.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Page settings: Anchors' }));
    dialog.getByRole('button', { name: 'Delete page…' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(settings).toHaveFocus());
  },
};

/** HIVE-01, HIVE-16: Delete on a page asks for confirmation; after "Keep it" the focus is back on its row. */
export const DeletesByKey: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('treeitem', { name: /^Anchors/ });
    row.focus();
    await userEvent.keyboard('{Delete}');
    const question = await within(document.body).findByRole('alertdialog', { name: 'Delete Anchors?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** HIVE-01: staff who may not delete a published page see why. */
export const MayNotDelete: Story = {
  tags: ['no-visual'],
  args: { mayPublish: false },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('treeitem', { name: /^Anchors/ });
    row.focus();
    await userEvent.keyboard('{Delete}');
    await expect(onRefused).toHaveBeenCalledWith('Only marketing can delete a published page.');
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

/** HIVE-01: the settings of a page; a colliding address is reported while typing. */
export const PageSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Page settings' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Page settings: Anchors' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, '/about-us');
    await waitFor(() => expect(address).toBeInvalid());
  },
};

const requested = draftFixture(9, {
  page_id: 3,
  description: 'Autumn version',
  finalised: 1,
  publish_requested: 1,
  requested: '2026-01-05T01:12:00.000Z',
  requested_by: 'staff',
  request_comment: 'For the fair in Melbourne.',
});
const withRequest: Replies = {
  'pages/get': () => ({ pages: [{ ...anchorsPage, parent: null, drafts: [requested] }] }),
};

/** HIVE-02: requests to publish, for those who may. */
export const Requests: Story = {
  args: { replies: withRequest },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('region', { name: 'Requests to publish' }));
    await expect(list.getByText('For the fair in Melbourne.')).toBeVisible();
    await expect(list.getByText(/^Requested by Sam Okafor/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Review Anchors, Autumn version' }));
    await expect(onSelect).toHaveBeenCalledWith(3, 9);
  },
};

/** HIVE-15: those who may not publish see the request at the page only. */
export const RequestsOfOthers: Story = {
  args: { mayPublish: false, replies: withRequest },
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('treeitem', { name: /publication requested/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Requests to publish' })).toBeNull();
  },
};

const body = () => within(document.body);

/** HIVE-01: before a page is deleted, the dialog says what will happen; afterwards the deletion can be undone. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Page settings' }));
    const settings = within(await body().findByRole('dialog', { name: 'Page settings: Anchors' }));
    await userEvent.click(settings.getByRole('button', { name: 'Delete page…' }));
    const dialog = within(await body().findByRole('alertdialog', { name: 'Delete Anchors?' }));
    await expect(dialog.getByText(/^Live since .* Visitors will get “Page not found” at its address\.$/)).toBeVisible();
    await expect(await dialog.findByText(/^1 published page links to it: Products\./)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete page' }));
    const outcome = within(await canvas.findByRole('status'));
    await expect(outcome.getByText('Anchors is deleted.')).toBeVisible();
    await userEvent.click(outcome.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Anchors is restored.')).toBeVisible();
  },
};

const redirected = fn();
/** HIVE-01: visitors of a deleted page can be redirected. */
export const DeletesWithRedirect: Story = {
  tags: ['no-visual'],
  args: {
    replies: {
      'redirects/save': (change) => {
        redirected(change);
        return { redirects: [] };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Page settings' }));
    const settings = within(await body().findByRole('dialog', { name: 'Page settings: Anchors' }));
    await userEvent.click(settings.getByRole('button', { name: 'Delete page…' }));
    const dialog = within(await body().findByRole('alertdialog', { name: 'Delete Anchors?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Send visitors to' }), 'products');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete page' }));
    await expect(await canvas.findByText('Anchors is deleted.')).toBeVisible();
    await expect(redirected).toHaveBeenCalledWith({
      path: anchorsPage.uri_path,
      target: '/products',
      permanent: false,
    });
  },
};

/** HIVE-01: deleted pages can be restored for 30 days. */
export const DeletedPages: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Deleted pages' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Deleted pages' }));
    await expect(await dialog.findByText('Winter campaign')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Restore Winter campaign' })).toBeEnabled();
  },
};

/** HIVE-15: only those who publish restore a page that was published. */
export const MayNotRestore: Story = {
  args: { mayPublish: false },
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Deleted pages' }));
    const restore = await body().findByRole('button', { name: 'Restore Winter campaign' });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
  },
};

/** HIVE-15: a person who may not publish sees the settings of a published page read-only. */
export const ReadOnlySettings: Story = {
  args: { mayPublish: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Page settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Page settings: Anchors' }));
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAttribute('readonly');
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
