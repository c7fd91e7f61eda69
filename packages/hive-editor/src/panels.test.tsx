import { draftFixture, pageFixture } from '@portal/domain/fixtures';
import { differenceOf, type HiveDraft, type HivePage, isYes, preflight } from '@portal/domain/hive';
import { componentTypes, deviceWidths, preflightTypes, registry } from '@portal/hive-components/settings';
import { CallError } from '@portal/portal-client';
import { createStore } from '@portal/portal-client/react';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { PageActions } from './data/use-pages.ts';
import { EditorContext } from './editor-context.ts';
import { modelOf } from './model/component-types.ts';
import { createEditor } from './model/editor.ts';
import { fakeServer, node, openDocument } from './support/editor-fixture.ts';

// Names come from the server, which these tests do not have.
vi.mock('./data/use-staff-names.ts', () => ({ useStaffNames: () => (username: string) => username }));

// vanilla-extract needs a file scope, which only a bundler sets.
setFileScope('panels.test.tsx', 'hive-editor');
const { HistoryPanel } = await import('./HistoryPanel.tsx');
const { ConflictsPanel } = await import('./ConflictsPanel.tsx');
const { StatusBar } = await import('./StatusBar.tsx');
const { SettingsPanel } = await import('./settings/SettingsPanel.tsx');
const { Toolbar } = await import('./Toolbar.tsx');
const { ComponentTree } = await import('./tree/ComponentTree.tsx');
const { DraftBar } = await import('./pages/DraftBar.tsx');
const { PagesPanel } = await import('./pages/PagesPanel.tsx');
const { UriSettingsForm } = await import('./pages/UriSettingsForm.tsx');
const { Changes } = await import('./review/Changes.tsx');
const { Findings } = await import('./review/Findings.tsx');

function open() {
  let count = 0;
  return createEditor({
    document: openDocument(fakeServer()),
    clipboard: createStore(null),
    newKey: () => `n${count++}`,
  });
}
const html = (editor: ReturnType<typeof open>, screen: React.ReactNode) =>
  renderToStaticMarkup(<EditorContext value={editor}>{screen}</EditorContext>);
const nothing = () => {};

describe('HIVE-06 the settings form', () => {
  test.each(componentTypes)('%s: every applicable setting has a field labelled by its description', (type) => {
    const editor = open();
    editor.insert(type, { parent: 'b' });
    const { settings, shown } = registry[type];
    const panel = { pictures: [], documents: [], addresses: [], onDevice: nothing, onVersions: nothing };
    const pages = deviceWidths.map((device) => html(editor, <SettingsPanel {...panel} device={device} />)).join('');
    for (const [name, setting] of Object.entries(settings)) {
      if (!Object.hasOwn(shown, name)) expect(pages).toContain(setting.label);
    }
  });
});

describe('HIVE-04 HIVE-16 editor panels', () => {
  test('tree, toolbar, history and status render without browser APIs', () => {
    const editor = open();
    editor.selected.set('t');
    editor.remove(['t']);
    expect(html(editor, <ComponentTree onInsertAt={nothing} onOpen={nothing} />)).toContain('role="tree"');
    expect(
      html(
        editor,
        <Toolbar
          closed={undefined}
          view={390}
          onView={nothing}
          theme={null}
          onTheme={nothing}
          onOpenDialog={nothing}
        />,
      ),
    ).toContain('Move to another place');
    expect(html(editor, <HistoryPanel />)).toContain('Removed Title — Winter');
    expect(html(editor, <StatusBar onRetry={nothing} onCopy={nothing} onDiscard={nothing} />)).toContain(
      'Not saved yet',
    );
    expect(html(editor, <ConflictsPanel />)).toBe('');
  });
});

describe('HIVE-02 HIVE-15 draft actions', () => {
  const draft = (more: Partial<HiveDraft>) => draftFixture(9, more);
  const page = (drafts: readonly HiveDraft[]) => pageFixture(1, { uri: '/a', uri_path: '/a', drafts });
  const no = async () => null;
  const failed = async () => ({ ok: false, error: new CallError('network') }) as const;
  const pageActions = (pages: readonly HivePage[]): PageActions => ({
    pages,
    failed: false,
    reload: nothing,
    createPage: failed,
    restorePage: failed,
    mayPublish: true,
    updatePage: no,
    deletePage: no,
    mayChange: () => true,
    updateUri: failed,
    createDraft: failed,
    preview: no,
    deleteDraft: failed,
    nameDraft: failed,
    finalise: no,
    request: no,
    revoke: no,
    schedule: no,
    publish: no,
  });
  const bar = (one: HiveDraft | null, mayPublish: boolean) => {
    const shown = page(one ? [one] : []);
    return renderToStaticMarkup(
      <DraftBar
        page={shown}
        draft_id={one?.draft_id ?? null}
        mayPublish={mayPublish}
        pageActions={pageActions([shown])}
        onFlush={async () => null}
        onSelect={nothing}
        onReview={nothing}
        onRefused={nothing}
      />,
    );
  };
  const buttons = (html: string) =>
    ['Publish', 'Request publication', 'Withdraw request'].filter((name) => html.includes(`>${name}<`));

  test('show as buttons by draft state and permission; inconsistent flags are reported', () => {
    expect(buttons(bar(draft({}), true))).toEqual(['Publish', 'Request publication']);
    expect(buttons(bar(draft({}), false))).toEqual(['Request publication']);
    const requested = draft({ finalised: 1, publish_requested: 1 });
    expect(buttons(bar(requested, true))).toEqual(['Publish', 'Withdraw request']);
    expect(buttons(bar(draft({ finalised: 1, published: 1 }), true))).toEqual([]);
    expect(bar(null, true)).toContain('New draft');
    expect(bar(draft({ published: 1 }), true)).toContain('status is inconsistent');
  });

  test('FILT-05 settings of an address show as visitors get them, whatever their stored form', () => {
    const form = (settings: Record<string, string | number | boolean>) =>
      renderToStaticMarkup(
        <UriSettingsForm
          page_id={1}
          uri="/a"
          settings={settings}
          revision={0}
          pageActions={pageActions([])}
          whenSaved={nothing}
          readOnly={false}
        />,
      );
    const isOn = (openAtStart: string | number | boolean) => {
      const control = /<button[^>]*role="switch"[^>]*>/.exec(form({ openAtStart }))?.[0] ?? '';
      expect(control).not.toBe('');
      return control.includes('aria-checked="true"');
    };
    const forms = [true, 1, '1', 'yes', ' True ', false, 0, 'no', ''];
    expect(forms.map(isOn)).toEqual(forms.map(isYes));
    expect(forms.map(isYes)).toEqual([true, true, true, true, true, false, false, false, false]);
    expect(form({ search: 7 } as never)).toContain('value=""');
  });

  test('HIVE-01 pages and changes render', () => {
    const shown = page([draft({})]);
    const panel = (
      <PagesPanel
        pageActions={pageActions([shown])}
        selected={1}
        onSelect={nothing}
        onOpen={nothing}
        onRefused={nothing}
      />
    );
    expect(renderToStaticMarkup(panel)).toContain('New page');
    const editor = open();
    const before = editor.document.tree.get();
    editor.set(['t'], 'text', 'Spring');
    const to = editor.document.tree.get();
    const differences = differenceOf(before, to, modelOf);
    const lines = (
      <Changes
        from={before}
        to={to}
        differences={differences}
        chosen={new Set([0])}
        left={new Set()}
        onLeave={nothing}
      />
    );
    expect(renderToStaticMarkup(lines)).toContain('Changed Title — Spring: Text Winter → Spring');
    const findings = preflight(to, preflightTypes, { part: () => ({ state: 'sold' }), pathExists: () => true });
    expect(
      html(
        editor,
        <Findings findings={findings} tree={to} hasParts editable waivers={[]} onWaive={nothing} onGoTo={nothing} />,
      ),
    ).toContain('no level 1 heading');
  });

  test('HIVE-02 the review reads texts as the page shows them: a reference link is a link, one in code is not', () => {
    const editor = open();
    const text = '[nuts][1] `[code](/code)`\n\n[1]: /gone';
    const tree = new Map(editor.document.tree.get()).set('x', node('x', 'text', { position: 3, settings: { text } }));
    const findings = preflight(tree, preflightTypes, { part: () => ({ state: 'sold' }), pathExists: () => false });
    const shown = html(
      editor,
      <Findings findings={findings} tree={tree} hasParts editable waivers={[]} onWaive={nothing} onGoTo={nothing} />,
    );
    expect(shown).toContain('There is no page at /gone.');
    expect(shown).not.toContain('There is no page at /code.');
  });
});
