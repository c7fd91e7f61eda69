import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Editor } from '../model/editor.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { ComponentTree } from '../tree/ComponentTree.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

const onVersions = fn();
const onOpen = fn();
const panel = (
  <SettingsPanel
    pictures={['/images/bolts.webp']}
    documents={['/documents/torque.pdf']}
    addresses={['/about-us']}
    device="desktop"
    onDevice={fn()}
    onVersions={onVersions}
  />
);
const treeAndPanel = (
  <>
    <ComponentTree onInsertAt={fn()} onOpen={onOpen} />
    {panel}
  </>
);
const selectTitle = (editor: Editor) => editor.selected.set('wedge-title');
let opened: Editor | null = null;
const rememberEditor = (editor: Editor) => {
  opened = editor;
};

const meta = {
  title: 'Page builder/Settings',
  component: OpenEditor,
  args: { children: panel },
} satisfies Meta<typeof OpenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-06: the form of a title; a value outside its limits is refused with the reason. */
export const Title: Story = {
  args: { prepare: selectTitle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Bolt anchors');
    await expect(canvas.getByRole('heading', { name: 'Title — Bolt anchors' })).toBeVisible();
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.clear(size);
    await userEvent.type(size, '900');
    await waitFor(() => expect(canvas.getByText('Size must be from 8 to 120')).toBeVisible());
    await userEvent.clear(size);
    await userEvent.type(size, '24.5');
    await expect(size).toHaveValue('24.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to default of Size' }));
    await expect(size).toHaveValue('18');
  },
};

/** HIVE-16: a keystroke updates the field, its tree row and the panel's heading; nothing else in the editor. */
export const OneKeystroke: Story = {
  args: { prepare: selectTitle, children: treeAndPanel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Text' });
    // The first keystroke also changes the save status.
    await userEvent.type(text, ' o');
    const touched: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.push(element?.closest('[role="treeitem"]')?.getAttribute('data-id') ?? element?.tagName ?? '');
      }
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
    await userEvent.type(text, 'f');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Title — Wedge anchors of/ })).toBeVisible());
    watch.disconnect();
    await expect(new Set(touched)).toEqual(new Set(['INPUT', 'H2', 'wedge-title']));
  },
};

/** HIVE-06: fields stay mounted for the next component of the same type, without text typed for the previous one. */
export const NextOfItsType: Story = {
  tags: ['no-visual'],
  args: { prepare: rememberEditor, children: treeAndPanel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = async (name: RegExp) => userEvent.click(await canvas.findByRole('treeitem', { name }));
    await select(/Title — Wedge/);
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.clear(size);
    await userEvent.type(size, '900');
    await waitFor(() => expect(canvas.getByText('Size must be from 8 to 120')).toBeVisible());
    await select(/Title — Chemical/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Chemical anchors'));
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toBe(size);
    await expect(size).toHaveValue('24');
    await expect(canvas.queryByText('Size must be from 8 to 120')).toBeNull();
    await select(/Title — Wedge/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Wedge anchors'));
    await expect(size).toHaveValue('90');
    // The selection changes while a field has focus, as when somebody else removes the component: typing must have no effect.
    await userEvent.click(size);
    opened?.selected.set('chemical-title');
    await waitFor(() => expect(size).not.toHaveFocus());
    await expect(size).toHaveValue('24');
  },
};

/** A colour without a value still has its swatch and picker; a link gets its slash when it is left; pictures are not documents. */
export const BlockOnAPicture: Story = {
  args: { prepare: (editor) => editor.selected.set('wedge') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick a colour: Background' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('radio', { name: 'Accent' }));
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveDisplayValue(/^#[0-9a-f]{6}$/);
    await userEvent.click(body.getByRole('button', { name: 'No colour' }));
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    const link = canvas.getByLabelText('Link');
    await userEvent.type(link, 'anchors/wedge');
    await expect(canvas.getByText('Stored as /anchors/wedge when you leave the field.')).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveValue('/anchors/wedge');
    const picture = canvas.getByRole('combobox', { name: 'Background picture' });
    const offered = [...(document.getElementById(picture.getAttribute('list') ?? '')?.children ?? [])];
    await expect(offered.map((each) => each.getAttribute('value'))).toEqual(['/images/bolts.webp']);
    await userEvent.type(picture, '/images/bolts.webp');
    await expect(canvas.getByRole('combobox', { name: 'Overlay' })).toHaveValue('Dark');
  },
};

/** HIVE-16: several components are selected by keys or pointer, and changed and removed together. */
export const SeveralSelected: Story = {
  args: { children: treeAndPanel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(await canvas.findByRole('treeitem', { name: /Title — Wedge/ }));
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Chemical/ }));
    await user.keyboard('{/Control}');
    await expect(await canvas.findByRole('heading', { name: '2 components' })).toBeVisible();
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await user.clear(size);
    await user.type(size, '30');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Sleeve/ }));
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('24');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Wedge/ }));
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('30');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await waitFor(() =>
      expect(canvas.queryByRole('treeitem', { name: /Title — Wedge|Text — For cracked/ })).toBeNull(),
    );
    await expect(canvas.getByRole('treeitem', { name: /Title — Chemical/ })).toBeVisible();
  },
};
