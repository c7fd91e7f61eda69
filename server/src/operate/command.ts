import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** A mistake of the operator; shown as a message without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The terminal of a command: environment, output and standard input. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
  /** Reads all of standard input, for secrets that must not appear in process lists. */
  readInput(): Promise<string>;
}

export interface StoreWork {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  say(line: string): void;
}

interface Described {
  /** One to three words: `migrate`, `user add`, `feed token list`. */
  readonly name: string;
  /** The arguments after the name, as shown in the help. */
  readonly usage: string;
  readonly summary: string;
}

/** A command that opens the database itself or needs none. */
export interface OwnCommand extends Described {
  readonly kind: 'own';
  run(words: readonly string[], terminal: Terminal): Promise<void>;
}

/**
 * A command on a database that may be in use. It runs in this process or, if a server holds the embedded database, in that server, so
 * its input must be JSON data.
 */
export interface StoreCommand extends Described {
  readonly kind: 'store';
  /** Parses the arguments. Throws a `UsageError`. */
  read(words: readonly string[], terminal: Terminal): Promise<unknown>;
  /** Runs the command. Throws if the input is not what `read` returns. */
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
  return { kind: 'store', name, usage, summary, read, work: (given, context) => work(input.parse(given), context) };
}
