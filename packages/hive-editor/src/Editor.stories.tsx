import { draftFixture } from '@portal/domain/fixtures';
import { createStore } from '@portal/portal-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConflictsPanel } from './ConflictsPanel.tsx';
import { EditorContext } from './editor-context.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { InsertDialog } from './insert/InsertDialog.tsx';
import { createEditor, type Editor } from './model/editor.ts';
import { DraftName } from './pages/DraftName.tsx';
import { StatusBar } from './StatusBar.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { fakeServer, openDocument, startTree } from './support/editor-fixture.ts';
import { ComponentTree } from './tree/ComponentTree.tsx';

const nothing = () => {};

function openWork(before: (editor: Editor) => void): Editor {
  let count = 0;
  const editor = createEditor({
    document: openDocument(fakeServer()),
    clipboard: createStore(null),
    newKey: () => {
      count += 1;
      return `n${count}`;
    },
  });
  before(editor);
  return editor;
}

/** Parts of the editor on a draft in memory. */
function DraftOperation({ before = nothing, children }: { before?: (editor: Editor) => void; children: ReactNode }) {
  const editor = useMemo(() => openWork(before), [before]);
  return (
    <EditorContext value={editor}>
      <main>
        {children}
        <StatusBar onRetry={nothing} onCopy={nothing} onDiscard={nothing} />
      </main>
    </EditorContext>
  );
}

const meta = { title: 'Hive editor/Parts', component: DraftOperation } satisfies Meta<typeof DraftOperation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-04, HIVE-16 */
export const Components: Story = {
  args: { children: <ComponentTree onInsertAt={nothing} onOpen={nothing} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('treeitem', { name: /Title — Winter/ });
    await userEvent.click(row);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(
        canvas.getByText(/Moved Title — Winter in the page, place 2/, { selector: 'footer > span:first-child' }),
      ).toBeVisible(),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'two');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /Winter/ })).toBeNull());
    expect(canvas.getByRole('treeitem', { name: /Title — Two/ })).toBeVisible();
  },
};

/** HIVE-06 */
export const Settings: Story = {
  args: {
    before: (editor) => editor.selected.set('t'),
    children: <SettingsPanel pictures={['/images/bolts.webp']} addresses={['/about-us']} onVersions={nothing} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Spring specials');
    expect(canvas.getByRole('heading', { name: 'Title — Spring specials' })).toBeVisible();
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.clear(size);
    await userEvent.type(size, '900');
    await waitFor(() => expect(canvas.getByText('Size must be from 8 to 120')).toBeVisible());
    await userEvent.clear(size);
    await userEvent.type(size, '24.5');
    expect(size).toHaveValue('24.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to default of Size' }));
    expect(size).toHaveValue('18');
  },
};

/** HIVE-16: a key renders its field, the row, and what says the same words in the panel; nothing else of the editor is touched. */
export const OneKey: Story = {
  args: {
    before: (editor) => editor.selected.set('t'),
    children: (
      <>
        <ComponentTree onInsertAt={nothing} onOpen={nothing} />
        <SettingsPanel pictures={['/images/bolts.webp']} addresses={['/about-us']} onVersions={nothing} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Text' });
    // The first key of all also says that something is not saved yet, and offers the default.
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
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Title — Winter of/ })).toBeVisible());
    watch.disconnect();
    expect(new Set(touched)).toEqual(new Set(['INPUT', 'H3', 't']));
  },
};

const treeAndSettings = (
  <>
    <ComponentTree onInsertAt={nothing} onOpen={nothing} />
    <SettingsPanel pictures={[]} addresses={[]} onVersions={nothing} />
  </>
);

let opened: Editor | null = null;
const keepOpened = (editor: Editor) => {
  opened = editor;
};

/** HIVE-06: fields stay where the next component has them too, and take nothing along that was typed for the one before. */
export const NextOfItsType: Story = {
  tags: ['no-visual'],
  args: {
    before: keepOpened,
    children: treeAndSettings,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (name: RegExp) => userEvent.click(await canvas.findByRole('treeitem', { name }));
    await choose(/Title — Winter/);
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.clear(size);
    await userEvent.type(size, '900');
    await waitFor(() => expect(canvas.getByText('Size must be from 8 to 120')).toBeVisible());
    await choose(/Title — One/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('One'));
    expect(canvas.getByRole('textbox', { name: 'Size' })).toBe(size);
    expect(size).toHaveValue('18');
    expect(canvas.queryByText('Size must be from 8 to 120')).toBeNull();
    await choose(/Title — Winter/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Winter'));
    expect(size).toHaveValue('90');
    // Written in while another is chosen, as when somebody else removes this one: what is typed next goes nowhere.
    await userEvent.click(size);
    opened?.selected.set('b1');
    await waitFor(() => expect(size).not.toHaveFocus());
    expect(size).toHaveValue('18');
  },
};

/** HIVE-16: several are chosen by pointer or keys, changed and removed together. */
export const Several: Story = {
  args: {
    children: treeAndSettings,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(await canvas.findByRole('treeitem', { name: /Title — One/ }));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await canvas.findByRole('heading', { name: '2 components' })).toBeVisible();
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await user.clear(size);
    await user.type(size, '30');
    expect(canvas.getByRole('treeitem', { name: /Title — Two/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Winter/ }));
    expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('18');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Two/ }));
    expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('30');
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('treeitem', { name: /Title — Winter/ }));
    await user.keyboard('{/Control}{Delete}');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /Title — (Two|Winter)/ })).toBeNull());
    expect(canvas.getByRole('treeitem', { name: /Title — One/ })).toBeVisible();
  },
};

/** HIVE-16 */
export const Insert: Story = {
  args: {
    before: (editor) => editor.selected.set('g'),
    children: <InsertDialog at={{ parent: 'g', position: 3 }} onClose={nothing} />,
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Insert a component' }));
    expect(dialog.getByRole('combobox', { name: 'Where it goes' })).toHaveDisplayValue('Grid › cell 4');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a component' }), 'quo');
    expect(dialog.getByText('Enter inserts Quote')).toBeVisible();
  },
};

/** HIVE-16 */
export const Done: Story = {
  args: {
    before: (editor) => {
      editor.set(['t'], 'text', 'Spring');
      editor.insert('quote', { parent: 'g', position: 3 });
      editor.remove(['b']);
    },
    children: <HistoryPanel />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('Removed Block with 2 components');
    const [, , first] = canvas.getAllByRole('button', { name: 'Back to before' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Do again' })).toHaveLength(3));
  },
};

/** HIVE-15: asked with both sides. */
export const TwoEditors: Story = {
  args: {
    children: <EditorDialog />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const yours = await canvas.findByRole('button', { name: 'Put yours: Title — Winter offers' });
    expect(canvas.getByText('Winter specials')).toBeVisible();
    await userEvent.click(yours);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Put yours/ })).toBeNull());
  },
};

/** A draft of its own, whose server was changed by somebody else before it saved. */
function EditorDialog() {
  const editor = useMemo(() => {
    const server = fakeServer();
    const document = openDocument(server);
    const other = new Map(startTree);
    const title = startTree.get('t');
    if (title) other.set('t', { ...title, settings: { text: 'Winter specials' } });
    server.put(other);
    document.change({ kind: 'set', key: 't', name: 'text', value: 'Winter offers' });
    void document.flush();
    return createEditor({ document, clipboard: createStore(null), newKey: () => 'n' });
  }, []);
  return (
    <EditorContext value={editor}>
      <ConflictsPanel />
    </EditorContext>
  );
}

/** Two people name one draft: the name that stands is the other one's until it is decided. */
function Named() {
  const [draft, setDraft] = useState(draftFixture(9, { description: '' }));
  return (
    <DraftName
      draft={draft}
      open
      onName={async (from, to) => {
        const isSeen = from === draft.description;
        // While this one writes, somebody else is faster.
        if (draft.description === '') setDraft({ ...draft, description: 'Autumn offers' });
        if (draft.description === '' || !isSeen)
          return { ok: false, error: 'hive_conflict', message: 'Named by somebody else.', answered: true };
        setDraft({ ...draft, description: to });
        return { ok: true, data: {} };
      }}
      onRefused={nothing}
      onDone={nothing}
    />
  );
}

/** HIVE-15: asked as a setting is. */
export const TwoNames: Story = {
  args: { children: <Named /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the draft' }), 'Winter offers{Enter}');
    const asked = await canvas.findByRole('alert');
    expect(asked).toHaveTextContent('You named this draft “Winter offers”, and somebody else “Autumn offers”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Put yours' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name of the draft' })).toHaveValue('Winter offers'),
    );
  },
};
