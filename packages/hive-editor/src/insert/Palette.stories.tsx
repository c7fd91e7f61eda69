import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { Palette } from './Palette.tsx';

let opened: Editor | null = null;
const selectTitle = (editor: Editor) => {
  opened = editor;
  editor.selected.set('sleeve-title');
};

const node = { key: 's', parent: null, position: 0, name: 'title', description: '', active: true, settings: {} };
const saved: Replies = {
  'sections/get': () => ({
    sections: [
      { section_id: 1, name: 'Deadline before Christmas', parts: [[node]], created_by: 'mktg' },
      { section_id: 2, name: 'Three facts about a family of parts', parts: [[node]], created_by: 'staff' },
    ],
  }),
};
const none: Replies = { 'sections/get': () => ({ sections: [] }) };

function PaletteStory({ own }: { own: Replies }) {
  return (
    <StoryPortal own={own}>
      <OpenEditor prepare={selectTitle}>
        <div style={{ inlineSize: 268 }}>
          <Palette />
        </div>
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/Palette', component: PaletteStory } satisfies Meta<typeof PaletteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: pressing a type or a section inserts it after the selection. */
export const WithSections: Story = {
  args: { own: saved },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Space' }));
    await expect(opened?.notice.get()?.say).toContain('Added Space in Block, place 2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deadline before Christmas' }));
    await waitFor(() => expect(opened?.notice.get()?.ok).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the selection' }));
    await expect(canvas.getByLabelText('Name of the section')).toHaveFocus();
  },
};
export const Found: Story = {
  args: { own: none },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'pic');
    await expect(canvas.queryByRole('button', { name: 'Space' })).toBeNull();
  },
};
