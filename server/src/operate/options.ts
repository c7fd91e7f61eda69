import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The words of a command by their options; what is unknown or wrong is told with the command's own usage. */
export function readOptions<const Given extends Options>(words: readonly string[], options: Given, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: portal ${usage}`);
  }
}
