import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { Canvas } from './Canvas.tsx';
import type { CanvasWidth } from './widths.ts';

const onOpen = fn();
const onInsertAt = fn();
let opened: Editor | null = null;
const rememberEditor = (editor: Editor) => {
  opened = editor;
};

function CanvasStory({ widths }: { widths: readonly CanvasWidth[] }) {
  return (
    <StoryPortal>
      <OpenEditor prepare={rememberEditor}>
        <div style={{ display: 'flex', height: 480 }}>
          <Canvas widths={widths} editable onOpen={onOpen} onInsertAt={onInsertAt} />
        </div>
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Canvas',
  component: CanvasStory,
  args: { widths: [1200] },
} satisfies Meta<typeof CanvasStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page in a frame, and a user whose keys go to that frame. */
const pageAt = async (canvasElement: HTMLElement, width: number) => {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>(`Page at ${width} pixels`);
  return waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The frame has no document');
    return { page: within(body), user: userEvent.setup({ document: body.ownerDocument }) };
  });
};

/** HIVE-16: a click selects a component, Enter edits its text in place. */
export const SelectsAndEditsInPlace: Story = {
  play: async ({ canvasElement }) => {
    const { page, user } = await pageAt(canvasElement, 1200);
    const heading = await page.findByRole('heading', { name: 'Sleeve anchors' });
    await user.click(heading);
    await waitFor(() => expect(opened?.selected.get()).toBe('sleeve-title'));
    await user.click(await page.findByRole('button', { name: 'Insert a component after Title — Sleeve anchors' }));
    await expect(onInsertAt).toHaveBeenLastCalledWith({ parent: 'sleeve', position: 1 });
    await user.click(heading);
    await user.keyboard('{Enter}');
    const text = await page.findByRole('textbox', { name: 'Text of Title — Sleeve anchors' });
    await waitFor(() => expect(text).toHaveFocus());
    // The test library does not type into `contenteditable="plaintext-only"`.
    text.textContent = 'Sleeves';
    await user.keyboard('{Enter}');
    await expect(await page.findByRole('heading', { name: 'Sleeves' })).toBeVisible();
    await expect(opened?.document.tree.get().get('sleeve-title')?.settings.text).toBe('Sleeves');
  },
};

/** HIVE-16: a formatted text is edited in place, with its toolbar next to it. */
export const EditsFormattedText: Story = {
  play: async ({ canvasElement }) => {
    const { page, user } = await pageAt(canvasElement, 1200);
    await user.dblClick(await page.findByText(/For brick and block/));
    const text = await page.findByRole('textbox', { name: /^Text of Text/ });
    await waitFor(() => expect(text.ownerDocument.activeElement).toBe(text));
    const tools = within(await screen.findByRole('toolbar', { name: 'Text format' }));
    await userEvent.click(tools.getByRole('button', { name: 'List' }));
    await waitFor(() =>
      expect(opened?.document.tree.get().get('sleeve-text')?.settings.text).toBe(
        '- For brick and block. [See the range](/sleeve-anchors)',
      ),
    );
    await userEvent.click(tools.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(tools.getByRole('button', { name: 'List', pressed: false })).toBeVisible());
  },
};

/** HIVE-16: the same draft at several widths. */
export const ThreeWidths: Story = {
  args: { widths: [390, 768, 1200] },
  play: async ({ canvasElement }) => {
    for (const width of [390, 768, 1200]) {
      const { page } = await pageAt(canvasElement, width);
      await expect(await page.findByRole('heading', { name: 'Anchors for concrete' })).toBeVisible();
    }
  },
};
