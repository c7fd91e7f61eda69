import { Button, EmptyState, ErrorState, Skeleton, Tree, type TreeAction } from '@portal/design-system';
import { ArrowRight, Copy, Plus, Settings, Trash2 } from '@portal/design-system/icons';
import { filterPages, mayGoBelow, pageTree } from '@portal/domain/hive';
import { useCallback, useMemo, useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { deletedPagesMessages as deletedMessages } from '../messages/deleted-pages.ts';
import { disabledReasons } from '../messages/disabled-reasons.ts';
import { pagesMessages as messages } from '../messages/pages.ts';
import { TreePane } from '../tree/TreePane.tsx';
import type { OpenPageDialog } from './PageDialogs.tsx';
import { PublishRequests } from './PublishRequests.tsx';
import { pagePlace, pageRows, publishRequests } from './page-rows.ts';

export interface PagesPanelProps {
  pageActions: PageActions;
  selected: number | null;
  onSelect: (page_id: number, draft_id?: number) => void;
  onOpen: (dialog: OpenPageDialog) => void;
  onRefused: (message: string) => void;
}

/** HIVE-01: the page tree with search and page actions. */
export function PagesPanel({ pageActions, selected, onSelect, onOpen, onRefused }: PagesPanelProps) {
  const { pages, failed, reload, updatePage } = pageActions;
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
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
        onSelect: () => onOpen({ kind: 'page', page_id: Number(id) }),
      },
      {
        key: 'new',
        label: messages.addBelow,
        icon: Plus,
        onSelect: () => onOpen({ kind: 'new', parent: Number(id) }),
      },
      {
        key: 'copy',
        label: messages.duplicate,
        icon: Copy,
        onSelect: () => onOpen({ kind: 'copy', page_id: Number(id) }),
      },
    ],
    [onOpen],
  );
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={reload} />;
  if (!pages) return <Skeleton width="full" />;

  const place = (moved: string, target: string, position: 'before' | 'inside' | 'after') => {
    const to = pagePlace(pages, Number(moved), Number(target), position);
    return to && mayGoBelow(pages, Number(moved), to.parent) ? to : null;
  };
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
            <Button size="s" icon={Plus} onClick={() => onOpen({ kind: 'new', parent: null })}>
              {messages.add}
            </Button>
            {current ? (
              <Button
                size="s"
                kind="quiet"
                icon={Settings}
                onClick={() => onOpen({ kind: 'page', page_id: current.page_id })}
              >
                {messages.settings}
              </Button>
            ) : null}
            <Button size="s" kind="quiet" icon={Trash2} onClick={() => onOpen({ kind: 'deleted' })}>
              {deletedMessages.list.open}
            </Button>
            <Button size="s" kind="quiet" icon={ArrowRight} onClick={() => onOpen({ kind: 'redirects' })}>
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
            if (pageActions.mayChange(wanted)) onOpen({ kind: 'delete', page_id: wanted.page_id });
            else onRefused(disabledReasons.deletePage);
          }}
          actions={actions}
          empty={<EmptyState title={search ? messages.notFound : messages.empty} />}
        />
      </TreePane>
    </>
  );
}
