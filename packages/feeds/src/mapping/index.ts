export { joinColumns, joinedColumns } from './joined-columns.ts';
export {
  type FeedMapping,
  type Layout,
  layoutOf,
  type Mapping,
  MappingError,
  readFeedMapping,
  readMapping,
  writeMapping,
} from './mapping.ts';
