import { type ParseArgsConfig, parseArgs } from 'node:util';
import { operateMessages } from '../messages/operate.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a command that takes options only. Throws a `UsageError` for any other word. */
export function readOnlyOptions<const Given extends Options>(words: readonly string[], options: Given, usage: string) {
  const { values, positionals } = readOptions(words, options, usage);
  const [unknown] = positionals;
  if (unknown !== undefined) {
    throw new UsageError(`${operateMessages.unknownWord(unknown)}\n${operateMessages.usage(usage)}`);
  }
  return values;
}

/** Parses the arguments of a command. Throws a `UsageError` that includes the command's usage. */
export function readOptions<const Given extends Options>(words: readonly string[], options: Given, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${operateMessages.usage(usage)}`);
  }
}
