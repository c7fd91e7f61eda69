import type { PriceMove, PriceMoveGroup } from '@portal/domain/data';
import { describeProblem, type Problem } from '@portal/feeds/reading';
import { feedMessages as messages } from '../messages/feeds.ts';

/** How many prices moved. Reports of earlier versions have no sizes and no list. */
export interface PriceMoves {
  readonly up: number;
  readonly down: number;
  /** By 20 % or more, up or down. */
  readonly large: number;
  readonly sizes?: readonly PriceMove[];
  /** The largest moves, largest first. */
  readonly largest?: readonly {
    readonly key?: string;
    readonly row: string;
    readonly stock_code: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** Keys of prices that change by a factor of exactly 10, 100 or 1,000, the first ones. */
  readonly tenfold?: readonly string[];
  readonly families?: readonly PriceMoveGroup[];
  /** Of a feed with accounts. */
  readonly accounts?: readonly PriceMoveGroup[];
}

export interface FeedReport {
  readonly feed: string;
  readonly file: string;
  readonly rows: number;
  readonly errors: number;
  readonly warnings: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  /** Number of live rows before the load. */
  readonly before: number;
  readonly moves: PriceMoves | null;
  /** Rows that an operator left out of the load. */
  readonly leftOut?: number;
  /** How its columns were mapped: by a source (its name) or by the mapping file; undefined if they have the feed's own names. */
  readonly mapped?: { readonly source: string | null; readonly columns: Readonly<Record<string, string>> };
}

/** The result of a load, as stored and shown. */
export interface LoadReport {
  readonly feeds: readonly FeedReport[];
  /** Why the load waits for approval; empty if it does not. */
  readonly approval: readonly string[];
  /** Rows that go with their part or account, of feeds that the load has no file of. */
  readonly removedWith?: readonly { readonly feed: string; readonly gone: number }[];
  /** Percentage of a feed's rows that may be removed or change their price without approval. */
  readonly approvalPercent?: number;
  /** For the watched folder or the bucket: name of the folder in `done/` or `failed/` that its files are moved to. */
  readonly delivery?: string;
}

/** Maximum number of problems of each file in texts and responses; the others are only counted. */
export const maxListed = 100;
/** Maximum number of problems of each file that are stored. */
const maxStored = 1_000;

const { number: count, counted } = messages.report;

function feedLine({ feed, file, rows, errors, warnings, added, changed, gone, moves }: FeedReport): string {
  const read = messages.report.read(
    feed,
    file,
    counted(rows, 'row'),
    counted(errors, 'error'),
    counted(warnings, 'warning'),
  );
  if (errors > 0) return read;
  const prices =
    moves && moves.up + moves.down > 0
      ? messages.report.prices(count(moves.up), count(moves.down), count(moves.large))
      : '';
  return `${read}${messages.report.changes(count(added), count(changed), count(gone))}${prices}`;
}

export function describeReport(report: LoadReport): readonly string[] {
  return [...report.feeds.map(feedLine), ...report.approval.map(messages.report.approval)];
}

/** Collects problems: the first ones of each feed, and the count of all. */
export class Problems {
  readonly #listed = new Map<string, Problem[]>();
  readonly #counts = new Map<string, { errors: number; warnings: number }>();

  add(problem: Problem): void {
    const listed = this.#listed.get(problem.feed) ?? [];
    if (listed.length < maxStored) listed.push(problem);
    this.#listed.set(problem.feed, listed);
    const counts = this.countsOf(problem.feed);
    this.#counts.set(problem.feed, {
      errors: counts.errors + (problem.level === 'error' ? 1 : 0),
      warnings: counts.warnings + (problem.level === 'warning' ? 1 : 0),
    });
  }

  countsOf(feed: string): { readonly errors: number; readonly warnings: number } {
    return this.#counts.get(feed) ?? { errors: 0, warnings: 0 };
  }

  get errors(): number {
    return [...this.#counts.values()].reduce((sum, { errors }) => sum + errors, 0);
  }

  /** The stored problems of all feeds. */
  get all(): readonly Problem[] {
    return [...this.#listed.values()].flat();
  }

  /** The stored problems of a feed. */
  of(feed: string): readonly Problem[] {
    return this.#listed.get(feed) ?? [];
  }

  lines(): readonly string[] {
    return [...this.#listed].flatMap(([feed, listed]) => {
      const { errors, warnings } = this.countsOf(feed);
      const first = listed.slice(0, maxListed);
      const more = errors + warnings - first.length;
      return [
        ...first.map(describeProblem),
        ...(more > 0 ? [messages.report.moreProblems(feed, counted(more, 'more problem'))] : []),
      ];
    });
  }
}
