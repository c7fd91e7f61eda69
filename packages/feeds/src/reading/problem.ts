import { readingMessages } from '../messages/reading.ts';
import type { Fault } from '../values/index.ts';

/** A problem with a file, a row or a value, addressed to the author of the file. */
export interface Problem {
  /** An error prevents the import; a warning does not. */
  readonly level: 'error' | 'warning';
  readonly feed: string;
  readonly file: string;
  /** Counted from 1 including the header; null for the file as a whole. */
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;
  readonly message: string;
  readonly remedy: string;
}

/** The file cannot be read any further. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly line: number | null;
  readonly remedy: string;

  constructor(message: string, remedy: string, line: number | null = null) {
    super(message);
    this.line = line;
    this.remedy = remedy;
  }
}

export const fileFault = ({ message, remedy }: Fault, line: number | null = null): FileFault =>
  new FileFault(message, remedy, line);

const maxShownLength = 60;
const shown = (value: string) => (value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value);

/** Formats a problem: `parts.csv, line 12, price "POA" is not a number. Leave this row out.` */
export function describeProblem({ level, file, line, column, value, message, remedy }: Problem): string {
  const place = line === null ? file : readingMessages.place(file, line);
  const what = [column, value === null ? null : `"${shown(value)}"`].filter((part) => part !== null).join(' ');
  const problem = readingMessages.problem(place, what, message, remedy);
  return level === 'warning' ? readingMessages.warning(problem) : problem;
}
