import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const handlers = { onChoose: fn(), onRemove: fn(), onClose: fn() };

function LinkStory({ address }: { address: string }) {
  return (
    <StoryPortal own={{ 'get-articles': () => ({ articles: [] }) }}>
      <OpenEditor>
        <LinkDialog address={address} {...handlers} />
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/Link', component: LinkStory } satisfies Meta<typeof LinkStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-06: a page is found by part of its name; Enter links to it. */
export const ByName: Story = {
  args: { address: '' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const field = dialog.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'prod');
    await expect(await dialog.findByRole('region', { name: 'Pages' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(handlers.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ address: '/products' })),
    );
  },
};
/** An existing link shows its target; a typed address is listed first. */
export const Existing: Story = {
  args: { address: '/products/anchors' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await expect(dialog.getByText('Now: /products/anchors')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox'), 'example.com/prices');
    await expect(dialog.getByText('Enter links to https://example.com/prices')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove the link' })).toBeVisible();
  },
};
