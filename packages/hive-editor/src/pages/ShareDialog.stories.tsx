import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anchorsPage, openDraft } from '../support/draft-document.ts';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const own: Replies = {
  'drafts/share': () => ({ token: 'kYw3-example-of-a-token', expires: '2026-02-03T01:00:00.000Z' }),
  'drafts/unshare': () => ({ ended: 2 }),
};

function DialogStory() {
  return (
    <StoryPortal own={own}>
      <main>
        <ShareDialog page={anchorsPage} draft_id={openDraft.draft_id} onClose={fn()} />
      </main>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/Share a preview', component: DialogStory } satisfies Meta<typeof DialogStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: /^Share a preview of/ }));

export const Opened: Story = {};
/** HIVE-15: the link is shown with its expiry date; ending all links says how many were active. No picture: the link has Storybook's port. */
export const WithLink: Story = {
  tags: ['no-visual'],
  play: async () => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'Create link' }));
    const link = await inside.findByRole('textbox', { name: 'Preview link' });
    await expect(link).toHaveValue(`${window.location.origin}/preview/kYw3-example-of-a-token`);
    await expect(inside.getByText(/^Works until .* Sydney time$/)).toBeVisible();
  },
};
export const LinksEnded: Story = {
  tags: ['no-visual'],
  play: async () => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'End all links of this draft' }));
    await expect(await inside.findByText('2 links no longer work.')).toBeVisible();
  },
};
