import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { Palette } from './Palette.tsx';

let opened: Editor | null = null;
const selectTitle = (editor: Editor) => {
  opened = editor;
  editor.selected.set('sleeve-title');
};

function PaletteStory() {
  return (
    <StoryPortal own={{ 'sections/get': () => ({ sections: [] }) }}>
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

/** HIVE-16: pressing a type inserts it after the selection. */
export const Inserted: Story = {
  // Lists every component of pages: each new type would change its screenshot.
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Space' }));
    await expect(opened?.notice.get()?.say).toContain('Added Space in Block, place 2');
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'pic');
    await expect(canvas.queryByRole('button', { name: 'Space' })).toBeNull();
  },
};
