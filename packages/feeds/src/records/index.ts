export { feedNamed, feeds, feedsVersion } from './feeds.ts';
export { filterSources } from './filters.ts';
export { neededOfOrderEvent } from './order-events.ts';
export type { Column, ColumnType, EntryForm, Feed, FeedRecord, Value } from './types.ts';
export { keyOf, shownKey } from './types.ts';
