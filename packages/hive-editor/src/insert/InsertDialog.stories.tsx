import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const onClose = fn();
const onPlace = fn();
let opened: Editor | null = null;
const rememberEditor = (editor: Editor) => {
  opened = editor;
};
const dialogNamed = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

const meta = {
  title: 'Page builder/Insert and move',
  component: OpenEditor,
} satisfies Meta<typeof OpenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: by keyboard alone: part of the name, then Enter. */
export const Insert: Story = {
  args: {
    prepare: rememberEditor,
    children: <InsertDialog at={{ parent: 'sleeve', position: 2 }} onClose={onClose} />,
  },
  play: async () => {
    const dialog = await dialogNamed('Insert a component');
    await expect(dialog.getByRole('combobox', { name: 'Place' })).toHaveDisplayValue(
      /after Text — For brick and block/,
    );
    const search = dialog.getByRole('searchbox', { name: 'Find a component' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('quo');
    await expect(dialog.getByText('Enter inserts Quote')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(opened?.notice.get()?.say).toContain('Added Quote in Block, place 3');
  },
};

/** HIVE-16: the places as a list, as an alternative to dragging. */
export const Move: Story = {
  args: {
    prepare: (editor) => editor.selected.set('line'),
    children: <MoveDialog subject="Line" action="move" onPlace={onPlace} onClose={onClose} />,
  },
  play: async () => {
    const dialog = await dialogNamed('Move Line');
    await waitFor(() => expect(dialog.getByLabelText('Find a place')).toHaveFocus());
    await userEvent.keyboard('start');
    await expect(dialog.getByText('Enter moves it to Page › at the start')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onPlace).toHaveBeenCalledWith({ parent: 'root', position: 0 }));
  },
};
