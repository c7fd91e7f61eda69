export { csvRows, type TableRow } from './csv-rows.ts';
export { decodeText } from './decode.ts';
export { withJoinedColumns } from './joined.ts';
export { jsonRows } from './json-rows.ts';
export { type FeedPreview, type PreviewFault, type PreviewRow, previewFeed } from './preview-feed.ts';
export { describeProblem, FileFault, type Problem } from './problem.ts';
export { type FeedItem, type FeedRow, type FileContent, readFeed } from './read-feed.ts';
