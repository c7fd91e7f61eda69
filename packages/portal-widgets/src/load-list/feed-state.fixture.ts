import type { FeedState, NewestLoad } from '@portal/domain/data';

/** A live load of a feed's file from the watched folder. */
export const newestLoad = (feed: string, more: Partial<NewestLoad> = {}): NewestLoad => ({
  load_id: 7,
  state: 'live',
  ending: null,
  channel: 'folder',
  file: `${feed}.csv`,
  finished: '2026-11-26T06:00:00Z',
  milliseconds: 52_000,
  added: 0,
  changed: 12,
  gone: 0,
  errors: 0,
  warnings: 0,
  reason: null,
  can_load_again: false,
  ...more,
});

/** A feed without a schedule, whose newest load is live. */
export const feedState = (feed: string, title: string, more: Partial<FeedState> = {}): FeedState => ({
  feed,
  title,
  rows: 41_208,
  load_id: 7,
  has_rows: true,
  loaded: '2026-11-26T06:00:00Z',
  newest: newestLoad(feed),
  due: null,
  ...more,
});
