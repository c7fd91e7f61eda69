import { describeProblem, type Problem } from '@portal/feeds/reading';
import { feedMessages as messages } from '../messages/feeds.ts';

/** How many prices moved, by size in percent. */
export interface PriceMoves {
  readonly up: number;
  readonly down: number;
  /** By 20 % or more, up or down. */
  readonly large: number;
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
}

/** The result of a load, as stored and shown. */
export interface LoadReport {
  readonly feeds: readonly FeedReport[];
  /** Why the load waits for approval; empty if it does not. */
  readonly approval: readonly string[];
}

/** Maximum number of problems listed for each file; the others are only counted. */
const maxListed = 100;

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
    if (listed.length < maxListed) listed.push(problem);
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

  /** The listed problems of a feed. */
  of(feed: string): readonly Problem[] {
    return this.#listed.get(feed) ?? [];
  }

  lines(): readonly string[] {
    return [...this.#listed].flatMap(([feed, listed]) => {
      const { errors, warnings } = this.countsOf(feed);
      const more = errors + warnings - listed.length;
      return [
        ...listed.map(describeProblem),
        ...(more > 0 ? [messages.report.moreProblems(feed, counted(more, 'more problem'))] : []),
      ];
    });
  }
}
