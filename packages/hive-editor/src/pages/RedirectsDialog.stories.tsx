import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anchorsPage } from '../support/draft-document.ts';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { RedirectsDialog } from './RedirectsDialog.tsx';

const by = { created: '2026-01-05T01:00:00.000Z', created_by: 'mktg' };
const saved = fn();
const own: Replies = {
  'redirects/get': () => ({
    redirects: [
      { path: '/winter-2025', target: '/products', permanent: true, ...by },
      { path: '/fair', target: 'https://fair.example/stand-12', permanent: false, ...by },
    ],
  }),
  'redirects/save': (change) => {
    saved(change);
    return { redirects: [] };
  },
};

function DialogStory({ mayChange }: { mayChange: boolean }) {
  return (
    <StoryPortal own={own}>
      <main>
        <RedirectsDialog pages={[{ ...anchorsPage, aliases: ['/old-anchors'] }]} mayChange={mayChange} onClose={fn()} />
      </main>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Redirects',
  component: DialogStory,
  args: { mayChange: true },
} satisfies Meta<typeof DialogStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Redirects' }));

/** HIVE-01: redirects, and the former addresses of pages. */
export const Listed: Story = {
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('/winter-2025')).toBeVisible();
    await expect(inside.getByText('/old-anchors')).toBeVisible();
  },
};
/** A new redirect; addresses get their slash. */
export const Added: Story = {
  play: async () => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Add redirect' }));
    await userEvent.type(inside.getByRole('textbox', { name: 'Old address' }), 'autumn');
    await userEvent.type(inside.getByRole('textbox', { name: 'Leads to' }), 'products');
    await expect(inside.getByRole('radiogroup', { name: 'Type' })).toHaveTextContent('PermanentTemporary');
    await userEvent.click(inside.getByRole('button', { name: 'Add redirect' }));
    await expect(saved).toHaveBeenCalledWith({ path: '/autumn', target: '/products', permanent: true });
  },
};
/** HIVE-15: people who may not publish can see redirects but not change them. */
export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('/winter-2025')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Change /winter-2025' })).toBeNull();
  },
};
