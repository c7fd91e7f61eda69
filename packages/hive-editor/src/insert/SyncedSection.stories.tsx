import { type HiveSection, rootKey, sectionsById } from '@portal/domain/hive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { draftTree } from '../support/draft-document.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { SyncedSection } from './SyncedSection.tsx';
import { syncedNode } from './section-changes.ts';

const words = { key: 's', parent: null, position: 0, name: 'text', description: '', active: true };
const deadline: HiveSection = {
  section_id: 7,
  name: 'Deadline before Christmas',
  parts: [[{ ...words, settings: { text: 'Order by 18 December.' } }]],
  created_by: 'mktg',
  uses: [
    { page_id: 3, label: 'Anchors', live: true },
    { page_id: 4, label: 'About us', live: false },
  ],
};
const withSection = new Map([
  ...draftTree,
  ['synced', { ...syncedNode(deadline, 'synced'), parent: rootKey, position: 4 }] as const,
]);

let opened: Editor | null = null;
const withSaved = (sections: readonly HiveSection[]) => (editor: Editor) => {
  opened = editor;
  editor.selected.set('synced');
  editor.sections.set(sectionsById(sections));
};

const meta = {
  title: 'Page builder/Synced section',
  component: OpenEditor,
  args: {
    tree: withSection,
    children: (
      <div style={{ inlineSize: 268 }}>
        <SyncedSection of="synced" />
      </div>
    ),
  },
} satisfies Meta<typeof OpenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: on how many pages the section is shown, and how it is changed. */
export const Shown: Story = { args: { prepare: withSaved([deadline]) } };

/** HIVE-16: a detached section is a copy in a block of its name, and one step to undo. */
export const Detached: Story = {
  args: { prepare: withSaved([deadline]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detach' }));
    const selected = () => opened?.document.tree.get().get(opened.selected.get());
    await expect(selected()).toMatchObject({ name: 'block', description: deadline.name });
    await expect(opened?.document.tree.get().has('synced')).toBe(false);
    opened?.undo();
    await expect(opened?.document.tree.get().get('synced')).toMatchObject({ name: 'section' });
  },
};

export const Deleted: Story = {
  args: { prepare: withSaved([{ ...deadline, section_id: 8 }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This saved section is no longer there/)).toBeVisible();
  },
};
