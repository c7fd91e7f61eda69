import { rootKey } from '@portal/domain/hive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { node } from '../support/editor-fixture.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { ComponentTree } from '../tree/ComponentTree.tsx';
import { StartPanel } from './StartPanel.tsx';

const emptyTree = new Map([[rootKey, node(rootKey, 'block', { parent: null })]]);
const nothing = () => {};

function EmptyPage() {
  return (
    <StoryPortal>
      <OpenEditor tree={emptyTree}>
        <StartPanel />
        <ComponentTree onInsertAt={nothing} onOpen={nothing} />
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/StartPanel', component: EmptyPage } satisfies Meta<typeof EmptyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Templates: Story = {};

export const Chosen: Story = {
  name: 'HIVE-04 a chosen template fills the page',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Campaign/ }));
    await expect(canvas.getByRole('treeitem', { name: /Grid/ })).toBeVisible();
    // The button is gone; keys now apply to the first component.
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Block/, selected: true })).toHaveFocus());
  },
};
