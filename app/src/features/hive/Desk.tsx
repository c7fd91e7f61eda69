import { ButtonGroup, EmptyState, Tabs } from '@portal/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { Canvas, type CanvasWidth } from './canvas/Canvas.tsx';
import { DeskDialogs } from './DeskDialogs.tsx';
import { usePictures } from './data/use-resources.ts';
import { EditorContext } from './editor-context.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import * as css from './HiveScreen.css.ts';
import { savedRevision } from './model/editor-document.ts';
import { refusals } from './model/refusals.ts';
import { Questions } from './Questions.tsx';
import { StatusBar } from './StatusBar.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ComponentTree } from './tree/ComponentTree.tsx';
import { type DeskInput, useDesk } from './use-desk.ts';

export interface DeskProps extends DeskInput {
  mayPublish: boolean;
  /** The page tree, which shares the side with the tree of components. */
  pagesPanel: ReactNode;
  /** The bar of the draft, made with what the desk alone can do. */
  bar: (desk: {
    onFlush: () => Promise<number | null>;
    onReview: () => void;
    onRefused: (message: string) => void;
  }) => ReactNode;
}

/** In the small view; its trees have tabs of their own. */
const panes = { trees: 'Outline', page: 'Page', settings: 'Settings' } as const;
type Pane = keyof typeof panes;
const treeTabs = [
  { key: 'pages', label: 'Pages' },
  { key: 'components', label: 'Components' },
] as const;
const sideTabs = [
  { key: 'settings', label: 'Settings' },
  { key: 'changes', label: 'What was done' },
] as const;

/** An open draft: trees, page and settings side by side; in the small view one at a time. */
export function Desk(props: DeskProps) {
  const { page, draft, document, editable, mayPublish, work: pages, pagesPanel, bar, onSelectDraft } = props;
  const desk = useDesk(props);
  const { work, ask } = desk;
  const [widths, setWidths] = useState<readonly CanvasWidth[]>([1200]);
  const [pane, setPane] = useState<Pane>('trees');
  const [trees, setTrees] = useState<'pages' | 'components'>('components');
  const [side, setSide] = useState<'settings' | 'changes'>('settings');
  const { pictures } = usePictures();
  const addresses = useMemo(() => (pages.pages ?? []).map((each) => each.uri_path), [pages.pages]);
  const openSettings = () => {
    setSide('settings');
    setPane('settings');
    // When the pane is there.
    requestAnimationFrame(() => window.document.getElementById('hive-settings')?.focus());
  };
  const goTo = (key: string) => {
    work.selected.set(key);
    setSide('settings');
  };

  return (
    <EditorContext value={work}>
      <div className={css.desk} {...desk.keys} data-pane={pane}>
        <div className={css.bar}>
          {bar({ onFlush: () => savedRevision(document), onReview: desk.review, onRefused: desk.refuse })}
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
          <div className={css.side} data-shown={pane === 'trees' || undefined}>
            <Tabs<'pages' | 'components'> label="Trees" items={treeTabs} value={trees} onValueChange={setTrees}>
              <div className={css.sideBody}>
                {trees === 'pages' ? (
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
              <Canvas widths={widths} editable={editable} onOpen={openSettings} />
            )}
          </section>
          <div className={css.end} data-side data-shown={pane === 'settings' || undefined}>
            <Tabs<'settings' | 'changes'> label="Selected" items={sideTabs} value={side} onValueChange={setSide}>
              <div className={css.sideBody}>
                {side === 'changes' ? (
                  <HistoryPanel />
                ) : (
                  <>
                    {editable ? null : <p className={css.closed}>{refusals.closed}</p>}
                    <fieldset className={css.plain} disabled={!editable}>
                      <SettingsPanel pictures={pictures} addresses={addresses} onVersions={desk.versions} />
                    </fieldset>
                  </>
                )}
              </div>
            </Tabs>
          </div>
        </div>
        <StatusBar onRetry={desk.retry} onCopy={desk.copyAll} onDiscard={desk.discard} />
        <DeskDialogs {...{ desk, page, draft, mayPublish, pages, onSelectDraft }} onGoTo={goTo} />
      </div>
    </EditorContext>
  );
}
