import { operateMessages } from '../messages/operate.ts';
import type { Command } from './command.ts';

/** Column at which the summaries begin. A longer usage has its summary on the line below, so that terminals need not be wide. */
const summaryColumn = 40;

/** The usage of every command with its summary. */
export function help(commands: readonly Pick<Command, 'name' | 'usage' | 'summary'>[]): string {
  const lines = commands.map(({ name, usage, summary }) => {
    const text = `  ${name} ${usage}`.trimEnd();
    const isLong = text.length > summaryColumn - 2;
    return isLong ? `${text}\n${' '.repeat(summaryColumn)}${summary}` : text.padEnd(summaryColumn) + summary;
  });
  const { title, configuration } = operateMessages.help;
  return [title, '', ...lines, '', configuration].join('\n');
}
