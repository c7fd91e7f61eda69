import { feedMessages as messages } from '../messages/feeds.ts';
import type { FeedReport } from './report.ts';

/** Reasons why a load needs approval. None for the first load, which has nothing to compare with. */
export function reasonsToWait({ feed, before, gone, moves }: FeedReport, percent: number): readonly string[] {
  const isMany = (count: number) => before > 0 && count * 100 > before * percent;
  const repriced = (moves?.up ?? 0) + (moves?.down ?? 0);
  return [
    ...(isMany(gone) ? [messages.report.manyRemoved(gone, before, feed, percent)] : []),
    ...(isMany(repriced) ? [messages.report.manyRepriced(repriced, before, feed, percent)] : []),
  ];
}
