import { Button, EmptyState, ErrorState, Skeleton, Tree, type TreeAction } from '@portal/design-system';
import { ArrowRight, Copy, Plus, Settings, Trash2 } from '@portal/design-system/icons';
import { filterPages, mayGoBelow, pageTree } from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { deletedPagesMessages as deletedMessages } from '../messages/deleted-pages.ts';
import { disabledReasons } from '../messages/disabled-reasons.ts';
import { pagesMessages as messages } from '../messages/pages.ts';
import { TreePane } from '../tree/TreePane.tsx';
import { PublishRequests } from './PublishRequests.tsx';
import { pagePlace, pageRows, publishRequests } from './page-rows.ts';
import type { PageDeletion } from './use-page-deletion.ts';

const PageDialog = lazyComponent(async () => (await import('./PageDialog.tsx')).PageDialog);
const DeletePageDialog = lazyComponent(async () => (await import('./DeletePageDialog.tsx')).DeletePageDialog);
const DeletedPagesDialog = lazyComponent(async () => (await import('./DeletedPagesDialog.tsx')).DeletedPagesDialog);
const RedirectsDialog = lazyComponent(async () => (await import('./RedirectsDialog.tsx')).RedirectsDialog);
const UnpublishDialog = lazyComponent(async () => (await import('./UnpublishDialog.tsx')).UnpublishDialog);
const NewPageDialog = lazyComponent(async () => (await import('./NewPageDialog.tsx')).NewPageDialog);

export interface PagesPanelProps {
  pageActions: PageActions;
  deletion: PageDeletion;
  selected: number | null;
  onSelect: (page_id: number, draft_id?: number) => void;
  onRefused: (message: string) => void;
}

type Open =
  | { readonly kind: 'page' | 'delete' | 'copy' | 'unpublish'; readonly page_id: number }
  | { readonly kind: 'deleted' | 'redirects' }
  | { readonly kind: 'new'; readonly parent: number | null };

/** HIVE-01: the page tree with search and page actions. */
export function PagesPanel({ pageActions, deletion, selected, onSelect, onRefused }: PagesPanelProps) {
  const { pages, failed, reload, updatePage } = pageActions;
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const rows = useMemo(() => pageRows(filterPages(pageTree(pages ?? []), search)), [pages, search]);
  const ids = useMemo(() => (pages ?? []).map((page) => String(page.page_id)), [pages]);
  const expanded = useMemo(() => new Set(ids.filter((id) => !closed.has(id))), [ids, closed]);
  const chosen = useMemo(() => new Set(selected === null ? [] : [String(selected)]), [selected]);
  const actions = useCallback(
    (id: string): readonly TreeAction[] => [
      {
        key: 'settings',
        label: messages.settings,
        icon: Settings,
        onSelect: () => setOpen({ kind: 'page', page_id: Number(id) }),
      },
      {
        key: 'new',
        label: messages.addBelow,
        icon: Plus,
        onSelect: () => setOpen({ kind: 'new', parent: Number(id) }),
      },
      {
        key: 'copy',
        label: messages.duplicate,
        icon: Copy,
        onSelect: () => setOpen({ kind: 'copy', page_id: Number(id) }),
      },
    ],
    [],
  );
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={reload} />;
  if (!pages) return <Skeleton width="full" />;

  const place = (moved: string, target: string, position: 'before' | 'inside' | 'after') => {
    const to = pagePlace(pages, Number(moved), Number(target), position);
    return to && mayGoBelow(pages, Number(moved), to.parent) ? to : null;
  };
  const page = open && 'page_id' in open ? pages.find((each) => each.page_id === open.page_id) : undefined;
  const current = pages.find((each) => each.page_id === selected);
  return (
    <>
      {pageActions.mayPublish ? <PublishRequests requests={publishRequests(pages)} onSelect={onSelect} /> : null}
      <TreePane
        find={messages.find}
        search={search}
        onSearch={setSearch}
        foot={
          <>
            <Button size="s" icon={Plus} onClick={() => setOpen({ kind: 'new', parent: null })}>
              {messages.add}
            </Button>
            {current ? (
              <Button
                size="s"
                kind="quiet"
                icon={Settings}
                onClick={() => setOpen({ kind: 'page', page_id: current.page_id })}
              >
                {messages.settings}
              </Button>
            ) : null}
            <Button size="s" kind="quiet" icon={Trash2} onClick={() => setOpen({ kind: 'deleted' })}>
              {deletedMessages.list.open}
            </Button>
            <Button size="s" kind="quiet" icon={ArrowRight} onClick={() => setOpen({ kind: 'redirects' })}>
              {messages.redirects}
            </Button>
          </>
        }
      >
        <Tree
          label={messages.label}
          items={rows}
          expanded={expanded}
          onExpandedChange={(next) => setClosed(new Set(ids.filter((id) => !next.has(id))))}
          selection="single"
          selected={chosen}
          onSelectedChange={([id]) => id !== undefined && onSelect(Number(id))}
          onActivate={(id) => onSelect(Number(id))}
          canMove={([id = ''], target, position) => place(id, target, position) !== null}
          onMove={async ([id = ''], target, position) => {
            const to = place(id, target, position);
            const moved = pages.find((each) => each.page_id === Number(id));
            if (!to || !moved) return;
            const problem = await updatePage(moved.page_id, moved.revision, to);
            if (problem) onRefused(problem);
          }}
          onDelete={([id]) => {
            const wanted = pages.find((each) => String(each.page_id) === id);
            if (!wanted) return;
            if (pageActions.mayChange(wanted)) setOpen({ kind: 'delete', page_id: wanted.page_id });
            else onRefused(disabledReasons.deletePage);
          }}
          actions={actions}
          empty={<EmptyState title={search ? messages.notFound : messages.empty} />}
        />
      </TreePane>
      <Suspense fallback={null}>
        {page && open?.kind === 'page' ? (
          <PageDialog
            key={page.page_id}
            page={page}
            pageActions={pageActions}
            onDelete={() => setOpen({ kind: 'delete', page_id: page.page_id })}
            onUnpublish={() => setOpen({ kind: 'unpublish', page_id: page.page_id })}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {page && open?.kind === 'delete' ? (
          <DeletePageDialog
            page={page}
            pageActions={pageActions}
            onDeleted={() => {
              setOpen(null);
              deletion.deleted(page);
            }}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {page && open?.kind === 'unpublish' ? (
          <UnpublishDialog page={page} pageActions={pageActions} onClose={() => setOpen(null)} />
        ) : null}
        {page && open?.kind === 'copy' ? (
          <NewPageDialog
            parent={page.parent}
            copied={page}
            pageActions={pageActions}
            onMade={onSelect}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open?.kind === 'redirects' ? (
          <RedirectsDialog pages={pages} mayChange={pageActions.mayPublish} onClose={() => setOpen(null)} />
        ) : null}
        {open?.kind === 'deleted' ? (
          <DeletedPagesDialog pageActions={pageActions} onRestore={deletion.restore} onClose={() => setOpen(null)} />
        ) : null}
        {open?.kind === 'new' ? (
          <NewPageDialog
            parent={open.parent}
            pageActions={pageActions}
            onMade={onSelect}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
