import { ButtonGroup, Skeleton, Tabs, type ThemeKey } from '@portal/design-system';
import { draftState, type HivePerson } from '@portal/domain/hive';
import { createStore, lazyComponent, useStoreValue } from '@portal/portal-client/react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { useCanvasWidths } from './canvas/widths.ts';
import { DraftDialogs } from './DraftDialogs.tsx';
import { useResourcePaths } from './data/use-resources.ts';
import { useDraftSections } from './data/use-sections.ts';
import { EditorContext } from './editor-context.ts';
import * as css from './HiveEditor.css.ts';
import { closedReason } from './messages/disabled-reasons.ts';
import { editorMessages as messages } from './messages/editor.ts';
import { savedRevision } from './model/editor-document.ts';
import { publishRequests } from './pages/page-rows.ts';
import { StatusBar } from './StatusBar.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ComponentTree } from './tree/ComponentTree.tsx';
import { type DraftEditorInput, useDraftEditor } from './use-draft-editor.ts';

// Loaded when there are conflicts.
const ConflictsPanel = lazyComponent(async () => (await import('./ConflictsPanel.tsx')).ConflictsPanel);
// Loaded for an empty page.
const StartPanel = lazyComponent(async () => (await import('./start/StartPanel.tsx')).StartPanel);
// Loaded after the draft, which does not depend on it.
const People = lazyComponent(async () => (await import('./People.tsx')).People);
// Loaded when their tabs are first opened.
const HistoryPanel = lazyComponent(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);
const Palette = lazyComponent(async () => (await import('./insert/Palette.tsx')).Palette);

export interface DraftEditorProps extends Omit<DraftEditorInput, 'closed'> {
  editable: boolean;
  mayPublish: boolean;
  /** The page tree, which shares the side pane with the component tree. */
  pagesPanel: ReactNode;
  /** Renders the draft bar with handlers that need the open draft. */
  bar: (handlers: {
    onFlush: () => Promise<number | null>;
    onReview: () => void;
    onRefused: (message: string) => void;
  }) => ReactNode;
}

/** Panes of the small view, shown one at a time. */
const panes = ['trees', 'page', 'settings'] as const;
type Pane = (typeof panes)[number];
const insertTab = { key: 'insert', label: messages.trees.insert } as const;
const pagesTab = { key: 'pages', label: messages.trees.pages } as const;
const componentsTab = { key: 'components', label: messages.trees.components } as const;
const sideTabs = [
  { key: 'settings', label: messages.selected.settings },
  { key: 'changes', label: messages.selected.changes },
] as const;

/** An open draft: trees, canvas and settings side by side, or one at a time in the small view. */
export function DraftEditor(props: DraftEditorProps) {
  const { page, draft, document, editable, mayPublish, pageActions, pagesPanel, bar, onSelectDraft } = props;
  const closed = editable ? undefined : closedReason(draftState(draft), mayPublish);
  const draftEditor = useDraftEditor({ ...props, closed });
  const { editor, openDialog } = draftEditor;
  useDraftSections(editor);
  const { view, widths, show, device, editDevice } = useCanvasWidths();
  const [others] = useState(() => createStore<readonly HivePerson[]>([]));
  const [theme, setTheme] = useState<ThemeKey | null>(null);
  const [pane, setPane] = useState<Pane>('trees');
  const [trees, setTrees] = useState<'insert' | 'pages' | 'components'>('components');
  const [side, setSide] = useState<'settings' | 'changes'>('settings');
  const isEmpty = useStoreValue(document.tree, (tree) => tree.size <= 1);
  const hasConflicts = useStoreValue(document.conflicts, (conflicts) => conflicts.length > 0);
  const { pictures, documents } = useResourcePaths();
  const addresses = useMemo(() => (pageActions.pages ?? []).map((each) => each.uri_path), [pageActions.pages]);
  // People who may publish see the number of open requests on the tab.
  const requests = mayPublish ? publishRequests(pageActions.pages ?? []).length : 0;
  const openSettings = () => {
    setSide('settings');
    setPane('settings');
    // After the pane is rendered.
    requestAnimationFrame(() => window.document.getElementById('hive-settings')?.focus());
  };
  const goTo = (key: string) => {
    editor.selected.set(key);
    setSide('settings');
  };

  return (
    <EditorContext value={editor}>
      <div className={css.draftEditor} {...draftEditor.keys} data-pane={pane}>
        <div className={css.bar}>
          {bar({
            onFlush: () => savedRevision(document),
            onReview: draftEditor.review,
            onRefused: draftEditor.refuse,
          })}
          <Suspense fallback={null}>
            <People at={draft} others={others} />
          </Suspense>
        </div>
        {hasConflicts ? (
          <Suspense fallback={null}>
            <ConflictsPanel />
          </Suspense>
        ) : null}
        <div className={css.switcher}>
          <ButtonGroup<Pane>
            kind="one"
            label={messages.shown}
            full
            items={panes.map((key) => ({ key, label: messages.panes[key] }))}
            value={pane}
            onValueChange={setPane}
          />
        </div>
        <div className={css.panes}>
          <div className={css.side} data-shown={pane === 'trees' || undefined}>
            <Tabs<'insert' | 'pages' | 'components'>
              label={messages.trees.label}
              items={[
                ...(editable ? [insertTab] : []),
                componentsTab,
                requests > 0 ? { ...pagesTab, count: requests } : pagesTab,
              ]}
              value={trees}
              onValueChange={setTrees}
            >
              <div className={css.sideBody}>
                {trees === 'insert' ? (
                  <Suspense fallback={<Skeleton />}>
                    <Palette />
                  </Suspense>
                ) : null}
                {trees === 'pages' ? (
                  <div className={css.own} data-own-keys>
                    {pagesPanel}
                  </div>
                ) : null}
                {trees === 'components' ? (
                  <ComponentTree
                    onInsertAt={(parent, position) => openDialog('insert', { parent, position })}
                    onOpen={openSettings}
                  />
                ) : null}
              </div>
            </Tabs>
          </div>
          <section className={css.middle} aria-label={messages.page} data-shown={pane === 'page' || undefined}>
            <Toolbar
              closed={closed}
              view={view}
              onView={show}
              theme={theme}
              onTheme={setTheme}
              onOpenDialog={openDialog}
            />
            {editable && isEmpty ? (
              <Suspense fallback={null}>
                <StartPanel />
              </Suspense>
            ) : null}
            <Canvas
              widths={widths}
              theme={theme}
              editable={editable}
              onOpen={openSettings}
              onInsertAt={(place) => openDialog('insert', place)}
              others={others}
            />
          </section>
          <div className={css.end} data-side data-shown={pane === 'settings' || undefined}>
            <Tabs<'settings' | 'changes'>
              label={messages.selected.label}
              items={sideTabs}
              value={side}
              onValueChange={setSide}
            >
              <div className={css.sideBody}>
                {side === 'changes' ? (
                  <Suspense fallback={<Skeleton />}>
                    <HistoryPanel />
                  </Suspense>
                ) : (
                  <>
                    {closed === undefined ? null : <p className={css.closed}>{closed}</p>}
                    <fieldset className={css.plain} disabled={!editable}>
                      <SettingsPanel
                        {...{ pictures, documents, addresses, device }}
                        onDevice={editDevice}
                        onVersions={draftEditor.versions}
                      />
                    </fieldset>
                  </>
                )}
              </div>
            </Tabs>
          </div>
        </div>
        <StatusBar onRetry={draftEditor.retry} onCopy={draftEditor.copyAll} onDiscard={draftEditor.discard} />
        <DraftDialogs {...{ draftEditor, page, draft, mayPublish, pageActions, onSelectDraft }} onGoTo={goTo} />
      </div>
    </EditorContext>
  );
}
