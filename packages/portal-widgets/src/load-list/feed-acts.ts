import type { FeedState } from '@portal/domain/data';

/** What can be done from the row of a feed. */
export type FeedAct =
  | 'approve'
  | 'discard'
  | 'again'
  | 'errors'
  | 'download'
  | 'rollback'
  | 'open'
  | 'loads'
  | 'send'
  | 'template';

/** The load that buyers see: the newest that is live for any feed; null if there is none. */
export const currentLoad = (feeds: readonly FeedState[]): number | null =>
  feeds.reduce<number | null>((newest, { load_id }) => Math.max(newest ?? 0, load_id ?? 0) || null, null);

/** What can be done about a feed and its newest load, in the order of a menu. */
export function actsOf({ newest, has_rows }: FeedState, current: number | null): readonly FeedAct[] {
  const hasProblems = newest !== null && newest.errors + newest.warnings > 0;
  return [
    ...(newest?.state === 'waiting' ? (['approve', 'discard'] as const) : []),
    ...(newest?.can_load_again ? (['again'] as const) : []),
    ...(hasProblems ? (['errors', 'download'] as const) : []),
    ...(newest?.state === 'live' && newest.load_id === current ? (['rollback'] as const) : []),
    ...(newest !== null && !hasProblems ? (['open'] as const) : []),
    'loads',
    'send',
    ...(has_rows ? (['template'] as const) : []),
  ];
}
