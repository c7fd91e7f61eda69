import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { ComponentTree } from './ComponentTree.tsx';

const onInsertAt = fn();
const onOpen = fn();

const meta = {
  title: 'Page builder/Component tree',
  component: OpenEditor,
  args: { children: <ComponentTree onInsertAt={onInsertAt} onOpen={onOpen} /> },
} satisfies Meta<typeof OpenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const notice = (canvasElement: HTMLElement, text: RegExp) =>
  within(canvasElement).getByText(text, { selector: 'footer > span:first-child' });

/** HIVE-04, HIVE-16 */
export const MovesByKeysAndFilters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /Title — Anchors for concrete/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(notice(canvasElement, /Moved Title — Anchors for concrete in the page, place 2/)).toBeVisible(),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'brick');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /Wedge/ })).toBeNull());
    await expect(canvas.getByRole('treeitem', { name: /Text — For brick and block/ })).toBeVisible();
  },
};

/** HIVE-04: hidden components stay in the tree, marked as hidden. */
export const HidesAndShowsAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Line/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Line' }));
    await expect(await canvas.findByRole('treeitem', { name: /Line.*hidden here/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /hidden here/ })).toBeNull());
  },
};

let opened: Editor | null = null;
const rememberEditor = (editor: Editor) => {
  opened = editor;
};

/** HIVE-16: the keys of the tree act on a component that was selected on the canvas. */
export const FollowsTheCanvas: Story = {
  tags: ['no-visual'],
  args: { prepare: rememberEditor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Page/ }));
    canvas.getByRole('searchbox', { name: 'Find a component' }).focus();
    opened?.select(new Set(['line']));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Line/ })).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /^Line/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Line/ })).toBeNull());
    await expect(notice(canvasElement, /Removed Line/)).toBeVisible();
  },
};
