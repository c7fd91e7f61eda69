import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HiveEditor } from './HiveEditor.tsx';
import { StoryPortal } from './support/StoryPortal.tsx';

const onPageChange = fn();

function EditorStory({ address }: { address: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  return (
    <StoryPortal>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <HiveEditor
          mayPublish
          params={params}
          onParamsChange={(next) => setParams(new URLSearchParams(next))}
          onPageChange={onPageChange}
        />
      </div>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Editor',
  component: EditorStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: slash inserts, typing edits, Ctrl+Z undoes; the focus stays in the tree. */
export const OpenDraft: Story = {
  args: { address: 'page=3&draft=9' },
  play: async ({ canvasElement }) => {
    const tree = within(await within(canvasElement).findByRole('tree', { name: 'Components' }));
    await userEvent.click(await tree.findByRole('treeitem', { name: /^Line/ }));
    await userEvent.keyboard('/');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Insert a component' }));
    const search = await dialog.findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('quote{Enter}');
    const quote = await tree.findByRole('treeitem', { name: /^Quote/ });
    await waitFor(() => expect(quote).toHaveFocus());
    await expect(quote).toHaveAttribute('aria-selected', 'true');
    await expect(onPageChange).toHaveBeenLastCalledWith('Anchors');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(quote).not.toBeInTheDocument());
  },
};

/** HIVE-01, HIVE-03: no page is open yet. */
export const NoPage: Story = {
  args: { address: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Anchors/ }));
    await expect(await canvas.findByRole('treeitem', { name: /Title — Anchors for concrete/ })).toBeVisible();
  },
};
