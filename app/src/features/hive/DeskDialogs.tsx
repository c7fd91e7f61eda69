import type { HiveDraft, HivePage } from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import type { PageWork } from './data/use-pages.ts';
import { useSelected, useTree } from './editor-context.ts';
import { parts } from './parts.ts';
import { labelOf } from './tree/places.ts';
import type { DeskWork } from './use-desk.ts';

const InsertDialog = lazyComponent(async () => (await parts.insert()).InsertDialog);
const MoveDialog = lazyComponent(async () => (await parts.move()).MoveDialog);
const ReviewDialog = lazyComponent(async () => (await parts.review()).ReviewDialog);
const VersionsDialog = lazyComponent(async () => (await parts.versions()).VersionsDialog);

export interface DeskDialogsProps {
  desk: DeskWork;
  page: HivePage;
  draft: HiveDraft;
  mayPublish: boolean;
  pages: PageWork;
  onSelectDraft: (draft_id: number | null) => void;
  /** To a component, from a finding about it. */
  onGoTo: (key: string) => void;
}

/** Each comes when it is first asked for, and only then follows what is changed. */
export function DeskDialogs(props: DeskDialogsProps) {
  return props.desk.asked === null ? null : <OpenDialog {...props} />;
}

function OpenDialog({ desk, page, draft, mayPublish, pages, onSelectDraft, onGoTo }: DeskDialogsProps) {
  const { work, asked, at, close } = desk;
  const tree = useTree();
  const node = tree.get(useSelected());
  const copied = work.clipboard.get();
  const several = work.chosen();
  return (
    <Suspense fallback={null}>
      {asked === 'insert' ? <InsertDialog at={at} onClose={close} /> : null}
      {asked === 'move' && node ? (
        <MoveDialog
          verb="Move"
          subject={several.length > 1 ? `${several.length} components` : labelOf(node)}
          onPlace={(to) => work.move(several, to)}
          onClose={close}
        />
      ) : null}
      {asked === 'paste' ? (
        <MoveDialog
          verb="Paste"
          subject={copied?.text.split('\n')[0] ?? 'a component'}
          onPlace={(to) => work.paste(copied?.parts ?? [], to)}
          onClose={close}
        />
      ) : null}
      {asked === 'versions' && node ? (
        <VersionsDialog page={page} draft_id={draft.draft_id} node={node} onClose={close} />
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
            onGoTo(key);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Suspense>
  );
}
