import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** What an operator did wrong, told in words and without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Where a command is typed: its words, what is piped in, and what it answers. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
  /** All of standard input, for secrets that are not to stand in a list of processes. */
  readInput(): Promise<string>;
}

export interface StoreWork {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  say(line: string): void;
}

interface Described {
  /** One word or two: `migrate`, `user add`. */
  readonly name: string;
  /** What follows the name, as it is written in the help. */
  readonly usage: string;
  readonly summary: string;
}

/** A command that opens the store for itself, or does without. */
export interface OwnCommand extends Described {
  readonly kind: 'own';
  run(words: readonly string[], terminal: Terminal): Promise<void>;
}

/**
 * A command on a store that may be in use: done in this process, or, where a server holds the embedded store, by that server. So what
 * is asked for goes as data.
 */
export interface StoreCommand extends Described {
  readonly kind: 'store';
  /** Reads the words. Throws `UsageError`. */
  read(words: readonly string[], terminal: Terminal): Promise<unknown>;
  /** Throws where the input is not what `read` makes. */
  work(input: unknown, work: StoreWork): Promise<void>;
}

export type Command = OwnCommand | StoreCommand;

export function storeCommand<Input>(
  given: Described & {
    readonly input: z.ZodType<Input>;
    readonly read: (words: readonly string[], terminal: Terminal) => Promise<Input>;
    readonly work: (input: Input, work: StoreWork) => Promise<void>;
  },
): StoreCommand {
  const { name, usage, summary, input, read, work } = given;
  return { kind: 'store', name, usage, summary, read, work: (asked, context) => work(input.parse(asked), context) };
}
