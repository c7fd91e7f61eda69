import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useTree } from '../editor-context.ts';
import type { Editor } from '../model/editor.ts';
import { anchorsPage, openDraft } from '../support/draft-document.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const onClose = fn();
let opened: Editor | null = null;
const rememberEditor = (editor: Editor) => {
  opened = editor;
};

function Versions() {
  const node = useTree().get('intro');
  return node ? (
    <VersionsDialog page={anchorsPage} draft_id={openDraft.draft_id} node={node} onClose={onClose} />
  ) : null;
}

function VersionsStory() {
  return (
    <StoryPortal>
      <OpenEditor prepare={rememberEditor}>
        <Versions />
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/Versions', component: VersionsStory } satisfies Meta<typeof VersionsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: an earlier version of one component is restored by itself, and can be undone. */
export const RestoresOne: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Versions of Text/ }));
    const list = await dialog.findByRole('list', { name: 'Versions, newest first' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const [restore] = within(list).getAllByRole('button', { name: 'Restore this version' });
    restore?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(opened?.document.tree.get().get('intro')?.settings.text).toBe(
      'Wedge and chemical anchors from stock.',
    );
  },
};
