import { Button, Dialog, EmptyState, ErrorState, Select, Skeleton } from '@portal/design-system';
import { dateAndTime } from '@portal/domain/format';
import type { HiveNode, HivePage } from '@portal/domain/hive';
import { useCall } from '@portal/portal-client/react';
import { useMemo, useState } from 'react';
import { type DraftAt, draftTreeOf } from '../data/draft.ts';
import { useEditor } from '../editor-context.ts';
import { versionsMessages as messages } from '../messages/versions.ts';
import { draftOptions } from '../pages/draft-labels.ts';
import { labelOf } from '../tree/places.ts';
import * as css from './VersionsDialog.css.ts';
import { backTo, type Versions, versionsOf } from './versions.ts';

export interface VersionsDialogProps {
  page: HivePage;
  draft_id: number;
  /** The component in the open draft. */
  node: HiveNode;
  onClose: () => void;
}

/** Reloads each time the dialog opens, so that recent saves show. */
const latest = { revalidateOnFocus: false, dedupingInterval: 0 };

/** A component in one draft: its current state and its changes. */
function useVersions(at: DraftAt, key: string) {
  const components = useCall('drafts/get-components', { ...at }, latest);
  const log = useCall('drafts/get', { ...at, since: 0 }, latest);
  const data = useMemo(() => {
    if (!components.data || !log.data) return null;
    const now = draftTreeOf(components.data.components).get(key) ?? null;
    return { now, ...versionsOf(key, now, log.data.changes) };
  }, [components.data, log.data, key]);
  const retry = () => {
    components.reload();
    log.reload();
  };
  return { data, failed: components.error !== null || log.error !== null, retry };
}

/** HIVE-16: versions of one component in this draft and the page's other drafts; any version can be restored by itself. */
export function VersionsDialog({ page, draft_id, node, onClose }: VersionsDialogProps) {
  const editor = useEditor();
  const [from, setFrom] = useState(draft_id);
  const { data, failed, retry } = useVersions({ page_id: page.page_id, draft_id: from }, node.key);
  const take = (then: HiveNode | null) => {
    editor.notice.set(editor.document.apply(backTo(node, then)));
    onClose();
  };
  return (
    <Dialog title={messages.title(labelOf(node))} description={messages.hint} open onOpenChange={onClose} size="m">
      <div className={css.whole}>
        <Select
          label={messages.draft}
          value={String(from)}
          options={draftOptions(page)}
          onValueChange={(id) => setFrom(Number(id))}
        />
        {failed ? <ErrorState title={messages.loadFailed} onRetry={retry} /> : null}
        {!data && !failed ? <Skeleton width="full" /> : null}
        {data ? <List node={node} {...data} isOther={from !== draft_id} take={take} /> : null}
      </div>
    </Dialog>
  );
}

interface ListProps extends Versions {
  node: HiveNode;
  now: HiveNode | null;
  /** True for versions from another draft than the open one. */
  isOther: boolean;
  take: (then: HiveNode | null) => void;
}

function List({ node, versions, first, now, isOther, take }: ListProps) {
  if (!now && versions.length === 0) return <EmptyState title={messages.missing} />;
  const isShown = isOther && now !== null;
  if (!isShown && versions.length === 0) return <EmptyState title={messages.unchanged} />;
  return (
    <ol className={css.list} aria-label={messages.list}>
      {isShown ? <Line key="now" title={messages.currentThere} node={node} then={now} take={take} /> : null}
      {versions.map((version) => (
        <Line
          key={version.revision}
          title={version.says.join('. ')}
          when={`${dateAndTime(version.at)}, ${version.by}`}
          node={node}
          then={version.node}
          take={take}
        />
      ))}
      {first && versions.length > 0 ? <Line title={messages.first} node={node} then={first} take={take} /> : null}
    </ol>
  );
}

interface LineProps extends Pick<ListProps, 'node' | 'take'> {
  title: string;
  when?: string;
  then: HiveNode | null;
}

function Line({ title, when, node, then, take }: LineProps) {
  const isSame = then !== null && backTo(node, then).length === 0;
  return (
    <li className={css.version}>
      <span className={css.words}>
        {title}
        {when ? <span className={css.when}>{when}</span> : null}
      </span>
      {isSame ? <span className={css.now}>{messages.current}</span> : null}
      {then && !isSame ? (
        <Button size="s" kind="text" onClick={() => take(then)}>
          {messages.restore}
        </Button>
      ) : null}
    </li>
  );
}
