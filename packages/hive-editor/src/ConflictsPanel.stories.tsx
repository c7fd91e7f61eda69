import { createStore } from '@portal/portal-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConflictsPanel } from './ConflictsPanel.tsx';
import { EditorContext } from './editor-context.ts';
import { createEditor } from './model/editor.ts';
import { draftTree } from './support/draft-document.ts';
import { fakeServer, openDocument } from './support/editor-fixture.ts';

/** A draft that somebody else has changed on the server before it is saved. */
function Conflict() {
  const editor = useMemo(() => {
    const server = fakeServer(draftTree);
    const document = openDocument(server);
    const theirs = new Map(draftTree);
    const title = draftTree.get('title');
    if (title) theirs.set('title', { ...title, settings: { ...title.settings, text: 'Anchors, all types' } });
    server.put(theirs);
    document.change({ kind: 'set', key: 'title', name: 'text', value: 'Anchors for every wall' });
    void document.flush();
    return createEditor({ document, clipboard: createStore(null), newKey: () => 'n' });
  }, []);
  return (
    <EditorContext value={editor}>
      <ConflictsPanel />
    </EditorContext>
  );
}

const meta = { title: 'Page builder/Conflicts', component: Conflict } satisfies Meta<typeof Conflict>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-15: both sides are shown, and the choice closes the panel. */
export const TwoEditors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mine = await canvas.findByRole('button', { name: 'Use yours: Title — Anchors for every wall' });
    await expect(canvas.getByText('Anchors, all types')).toBeVisible();
    mine.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Use yours/ })).toBeNull());
  },
};
