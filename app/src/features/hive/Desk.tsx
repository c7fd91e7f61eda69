import { ButtonGroup, EmptyState, Tabs } from '@portal/design-system';
import type { HiveDraft, HivePage, HivePlace } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useScreenCommands } from '../../portal/commands.ts';
import { usePortal } from '../../portal/portal.ts';
import { createStore, useStore } from '../../portal/store.ts';
import { Canvas, type CanvasWidth } from './canvas/Canvas.tsx';
import { copyWith } from './data/draft.ts';
import type { PageWork } from './data/use-pages.ts';
import { usePictures } from './data/use-resources.ts';
import { EditorContext } from './editor-context.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import * as css from './HiveScreen.css.ts';
import type { EditorDocument } from './model/editor-document.ts';
import { createEditorWork } from './model/editor-work.ts';
import { isSafe } from './model/save-state.ts';
import { Questions } from './Questions.tsx';
import { StatusBar } from './StatusBar.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ComponentTree } from './tree/ComponentTree.tsx';
import type { CopiedComponents } from './tree/clipboard.ts';
import { labelOf } from './tree/places.ts';
import { type Asked, editorKeys } from './use-editor-keys.ts';

const InsertDialog = lazy(async () => ({ default: (await import('./insert/InsertDialog.tsx')).InsertDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./insert/InsertDialog.tsx')).MoveDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('./review/ReviewDialog.tsx')).ReviewDialog }));

/** HIVE-05: one for all drafts, so that what was copied in one is pasted in another. */
const clipboard = createStore<CopiedComponents | null>(null);

export interface DeskProps {
  page: HivePage;
  draft: HiveDraft;
  document: EditorDocument;
  editable: boolean;
  mayPublish: boolean;
  work: PageWork;
  /** The page tree, which shares the side with the tree of components. */
  pagesPanel: ReactNode;
  /** The bar of the draft, made with what the desk alone can do. */
  bar: (desk: {
    onFlush: () => Promise<void>;
    onReview: () => void;
    onRefused: (message: string) => void;
  }) => ReactNode;
  onSelectDraft: (draft_id: number | null) => void;
  /** Opens the draft anew, as the server has it. */
  onReopen: () => void;
}

const panes = { pages: 'Pages', components: 'Components', page: 'Page', settings: 'Settings' } as const;
type Pane = keyof typeof panes;

/** An open draft: trees, page and settings side by side; in the small view one at a time. */
export function Desk(props: DeskProps) {
  const { page, draft, document, editable, mayPublish, work: pages, pagesPanel, bar, onSelectDraft, onReopen } = props;
  const { transport, catalogue } = usePortal();
  const work = useMemo(() => createEditorWork({ document, clipboard, newKey: newId }), [document]);
  const [asked, setAsked] = useState<Asked | 'review' | null>(null);
  const [at, setAt] = useState<HivePlace | null>(null);
  const [widths, setWidths] = useState<readonly CanvasWidth[]>([1200]);
  const [pane, setPane] = useState<Pane>('components');
  const [side, setSide] = useState<'settings' | 'changes'>('settings');
  const { pictures } = usePictures();
  const addresses = useMemo(() => (pages.pages ?? []).map((each) => each.uri_path), [pages.pages]);
  const tree = useStore(document.tree);
  const selected = useStore(work.selected);
  const node = tree.get(selected);
  // HIVE-05: what is no more, also by the hands of others, leaves the selection to the page itself.
  useEffect(() => {
    if (!tree.has(selected)) work.selected.set([...tree.values()].find((each) => each.parent === null)?.key ?? '');
  }, [tree, selected, work]);
  useEffect(() => void catalogue.load(), [catalogue]);

  const refuse = (message: string) => work.said.set({ ok: false, say: message });
  const ask = (what: Asked, place: HivePlace | null = null) => {
    if (!editable) return refuse('This draft is not edited any more. Make a copy to go on.');
    setAt(place);
    setAsked(what);
  };
  const close = () => setAsked(null);
  const keys = editorKeys(work, newId, ask);
  const copyAll = async () => {
    const made = await copyWith(transport, { page_id: page.page_id, draft_id: draft.draft_id }, document.tree.get());
    pages.reload();
    if ('message' in made) refuse(made.message);
    else {
      await document.discard();
      onSelectDraft(made.draft_id);
    }
  };
  const retry = () => {
    transport.tryAgain();
    void document.flush();
  };
  const discard = async () => {
    await document.discard();
    onReopen();
  };
  const openSettings = () => {
    setSide('settings');
    setPane('settings');
    // When the pane is there.
    requestAnimationFrame(() => window.document.getElementById('hive-settings')?.focus());
  };
  const review = async () => {
    await document.flush();
    if (!isSafe(document.save.get())) return refuse('Not everything is saved yet. Try again when it is.');
    setAsked('review');
  };

  useScreenCommands(async () => {
    const { hiveCommands } = await import('./hive-commands.ts');
    return hiveCommands({ work, editable, ask, review: () => void review() });
  });

  return (
    <EditorContext value={work}>
      <div className={css.desk} {...keys} data-pane={pane}>
        <div className={css.bar}>
          {bar({ onFlush: document.flush, onReview: () => void review(), onRefused: refuse })}
        </div>
        <Questions />
        <div className={css.switcher}>
          <ButtonGroup<Pane>
            kind="one"
            label="Shown"
            full
            items={(Object.keys(panes) as Pane[]).map((key) => ({ key, label: panes[key] }))}
            value={pane}
            onValueChange={setPane}
          />
        </div>
        <div className={css.work}>
          <div className={css.side} data-shown={pane === 'pages' || pane === 'components' || undefined}>
            <Tabs<'pages' | 'components'>
              label="Trees"
              items={[
                { key: 'pages', label: 'Pages' },
                { key: 'components', label: 'Components' },
              ]}
              value={pane === 'pages' ? 'pages' : 'components'}
              onValueChange={setPane}
            >
              <div className={css.sideBody}>
                {pane === 'pages' ? (
                  <div className={css.own} data-own-keys>
                    {pagesPanel}
                  </div>
                ) : (
                  <ComponentTree
                    onInsertAt={(parent, position) => ask('insert', { parent, position })}
                    onOpen={openSettings}
                  />
                )}
              </div>
            </Tabs>
          </div>
          <section className={css.middle} aria-label="Page" data-shown={pane === 'page' || undefined}>
            <Toolbar editable={editable} widths={widths} onWidths={setWidths} onAsk={ask} />
            {widths.length === 0 ? (
              <EmptyState title="Choose a width to see the page." />
            ) : (
              <Canvas widths={widths} onOpen={openSettings} />
            )}
          </section>
          <div className={css.end} data-shown={pane === 'settings' || undefined}>
            <Tabs<'settings' | 'changes'>
              label="Selected"
              items={[
                { key: 'settings', label: 'Settings' },
                { key: 'changes', label: 'What was done' },
              ]}
              value={side}
              onValueChange={setSide}
            >
              <div className={css.sideBody}>
                {side === 'changes' ? (
                  <HistoryPanel />
                ) : (
                  <>
                    {editable ? null : (
                      <p className={css.closed}>This draft is not edited any more. Make a copy to go on.</p>
                    )}
                    <fieldset className={css.plain} disabled={!editable}>
                      <SettingsPanel pictures={pictures} addresses={addresses} />
                    </fieldset>
                  </>
                )}
              </div>
            </Tabs>
          </div>
        </div>
        <StatusBar onRetry={retry} onCopy={() => void copyAll()} onDiscard={() => void discard()} />
        <Suspense fallback={null}>
          {asked === 'insert' ? <InsertDialog at={at} onClose={close} /> : null}
          {asked === 'move' && node ? (
            <MoveDialog
              verb="Move"
              subject={work.chosen().length > 1 ? `${work.chosen().length} components` : labelOf(node)}
              onPlace={(to) => work.move(work.chosen(), to)}
              onClose={close}
            />
          ) : null}
          {asked === 'paste' ? (
            <MoveDialog
              verb="Paste"
              subject={clipboard.get()?.text.split('\n')[0] ?? 'a component'}
              onPlace={(to) => work.paste(clipboard.get()?.parts ?? [], to)}
              onClose={close}
            />
          ) : null}
          {asked === 'review' ? (
            <ReviewDialog
              page={page}
              draft={draft}
              tree={tree}
              mayPublish={mayPublish}
              work={pages}
              onSelect={onSelectDraft}
              onGoTo={(key) => {
                work.selected.set(key);
                setSide('settings');
                close();
              }}
              onClose={close}
            />
          ) : null}
        </Suspense>
      </div>
    </EditorContext>
  );
}
