import { Badge, Button, Heading } from '@portal/design-system';
import { relativeTime } from '@portal/domain/format';
import { pageLabel } from '@portal/domain/hive';
import { useStaffNames } from '../data/use-staff-names.ts';
import { publishRequestsMessages as messages } from '../messages/publish-requests.ts';
import { draftLabel } from './draft-labels.ts';
import * as css from './PagesPanel.css.ts';
import type { PublishRequest } from './page-rows.ts';

export interface PublishRequestsProps {
  requests: readonly PublishRequest[];
  onSelect: (page_id: number, draft_id: number) => void;
}

/** HIVE-02: the drafts whose publication is requested, the longest waiting first. Renders nothing if there are none. */
export function PublishRequests({ requests, onSelect }: PublishRequestsProps) {
  const nameOf = useStaffNames();
  if (requests.length === 0) return null;
  return (
    <section className={css.requests} aria-label={messages.title}>
      <Heading level={3}>
        {messages.title} <Badge count={requests.length} label={messages.badge} />
      </Heading>
      <ul className={css.list}>
        {requests.map(({ page, draft }) => (
          <li key={draft.draft_id} className={css.item}>
            <div className={css.itemWords}>
              <strong>{pageLabel(page)}</strong> <span className={css.note}>{draftLabel(draft)}</span>
              <p className={css.note}>
                {messages.requested(
                  draft.requested_by === null ? null : nameOf(draft.requested_by),
                  relativeTime(draft.requested ?? draft.changed, new Date()),
                )}
              </p>
              {draft.request_comment === '' ? null : <p>{draft.request_comment}</p>}
            </div>
            <Button
              size="s"
              aria-label={messages.open(pageLabel(page), draftLabel(draft))}
              onClick={() => onSelect(page.page_id, draft.draft_id)}
            >
              {messages.review}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
