import { componentTypes, registry } from '@portal/hive-components/settings';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../portal/store.ts';
import { EditorContext } from './editor-context.ts';
import { fakeServer, openDocument } from './model/editor.fixture.ts';
import { createEditorWork } from './model/editor-work.ts';

// Styles are made as they are read; a test has no bundler to tell them the file that they are for.
setFileScope('screens.test.tsx', 'app');
const { HistoryPanel } = await import('./HistoryPanel.tsx');
const { Questions } = await import('./Questions.tsx');
const { StatusBar } = await import('./StatusBar.tsx');
const { SettingsPanel } = await import('./settings/SettingsPanel.tsx');
const { Toolbar } = await import('./Toolbar.tsx');
const { ComponentTree } = await import('./tree/ComponentTree.tsx');

function open() {
  let count = 0;
  return createEditorWork({
    document: openDocument(fakeServer()),
    clipboard: createStore(null),
    newKey: () => `n${count++}`,
  });
}
const html = (work: ReturnType<typeof open>, screen: React.ReactNode) =>
  renderToStaticMarkup(<EditorContext value={work}>{screen}</EditorContext>);
const nothing = () => {};

describe('HIVE-06 the settings form', () => {
  test.each(componentTypes)('%s: every setting that matters has a field named by its description', (type) => {
    const work = open();
    work.insert(type, { parent: 'b' });
    const page = html(work, <SettingsPanel pictures={[]} addresses={[]} />);
    const { settings, shown } = registry[type];
    for (const [name, setting] of Object.entries(settings)) {
      if (!Object.hasOwn(shown, name)) expect(page).toContain(setting.label);
    }
  });
});

describe('HIVE-04 HIVE-16 parts of the editor', () => {
  test('tree, tools, history and status show without anything of the browser', () => {
    const work = open();
    work.selected.set('t');
    work.remove('t');
    expect(html(work, <ComponentTree onInsertAt={nothing} onOpen={nothing} />)).toContain('role="tree"');
    expect(html(work, <Toolbar editable widths={[390]} onWidths={nothing} onAsk={nothing} />)).toContain(
      'Move to a place',
    );
    expect(html(work, <HistoryPanel />)).toContain('Removed Title — Winter');
    expect(html(work, <StatusBar onRetry={nothing} onCopy={nothing} onDiscard={nothing} />)).toContain('Not saved yet');
    expect(html(work, <Questions />)).toBe('');
  });
});
