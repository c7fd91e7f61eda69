import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HistoryPanel } from './HistoryPanel.tsx';
import { OpenEditor } from './support/OpenEditor.tsx';

const meta = {
  title: 'Page builder/History',
  component: OpenEditor,
  args: { children: <HistoryPanel /> },
} satisfies Meta<typeof OpenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-16: going back to an earlier point undoes everything after it. */
export const GoesBack: Story = {
  args: {
    prepare: (editor) => {
      editor.set(['title'], 'text', 'Anchors');
      editor.insert('quote', { parent: 'sleeve', position: 2 });
      editor.remove(['chemical']);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Removed Block with 2 components');
    const [, , first] = canvas.getAllByRole('button', { name: 'Undo to here' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Redo to here' })).toHaveLength(3));
  },
};

export const Empty: Story = {};
