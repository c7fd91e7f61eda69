import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { SavedSections } from './SavedSections.tsx';

let opened: Editor | null = null;
const selectTitle = (editor: Editor) => {
  opened = editor;
  editor.selected.set('sleeve-title');
};

const node = { key: 's', parent: null, position: 0, name: 'title', description: '', active: true, settings: {} };
const saved: Replies = {
  'sections/get': () => ({
    sections: [
      { section_id: 1, name: 'Deadline before Christmas', parts: [[node]], created_by: 'mktg', uses: [] },
      {
        section_id: 2,
        name: 'Three facts about a family of parts',
        parts: [[node]],
        created_by: 'staff',
        uses: [
          { page_id: 3, label: 'Anchors', live: true },
          { page_id: 4, label: 'About us', live: false },
        ],
      },
    ],
  }),
};

function SavedSectionsStory({ own }: { own: Replies }) {
  return (
    <StoryPortal own={own}>
      <OpenEditor prepare={selectTitle}>
        <div style={{ inlineSize: 268 }}>
          <SavedSections />
        </div>
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Saved sections',
  component: SavedSectionsStory,
} satisfies Meta<typeof SavedSectionsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: pressing a section inserts it after the selection; the selection is saved under a name. */
export const Several: Story = {
  args: { own: saved },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deadline before Christmas' }));
    await waitFor(() => expect(opened?.notice.get()?.ok).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the selection' }));
    await expect(canvas.getByLabelText('Name of the section')).toHaveFocus();
  },
};

/** HIVE-16: a section is inserted synced, and replaced on all pages after a confirmation that says what visitors will see. */
export const Synced: Story = {
  args: { own: { ...saved, 'sections/save': () => ({ section: null }) } },
  play: async ({ canvas }) => {
    const name = 'Three facts about a family of parts';
    await userEvent.click(await canvas.findByRole('button', { name: `Insert ${name} synced` }));
    const inserted = () => opened?.document.tree.get().get(opened.selected.get());
    await expect(inserted()).toMatchObject({ name: 'section', description: name, settings: { section: '2' } });
    opened?.selected.set('sleeve-title');
    await userEvent.click(canvas.getByRole('button', { name: `Replace ${name} with the selection` }));
    const question = canvas.getByRole('alert');
    await expect(question).toHaveTextContent(`Replace ${name} on 2 pages, 1 of them published?`);
    await expect(question).toHaveTextContent('Visitors see the change at once.');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace it' }));
    await waitFor(() => expect(inserted()).toMatchObject({ name: 'section', settings: { section: '2' } }));
    await expect(opened?.document.tree.get().has('sleeve-title')).toBe(false);
  },
};
