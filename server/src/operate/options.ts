import { type ParseArgsConfig, parseArgs } from 'node:util';
import { operateMessages } from '../messages/operate.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a command. Throws a `UsageError` that includes the command's usage. */
export function readOptions<const Given extends Options>(words: readonly string[], options: Given, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${operateMessages.usage(usage)}`);
  }
}
