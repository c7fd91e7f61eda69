import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { MigrationError } from '../db/errors.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { operateMessages } from '../messages/operate.ts';
import { type Command, type StoreCommand, type Terminal, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { sendToServer } from './control.ts';
import { help } from './help.ts';
import { serve } from './serve.ts';

/** The command at the beginning of `words`, and the remaining words. */
function find(words: readonly string[]): { readonly command: Command; readonly rest: readonly string[] } | null {
  for (const length of [3, 2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = commands.find((each) => each.name === name);
    if (command && words.length >= length) return { command, rest: words.slice(length) };
  }
  return null;
}

async function runOnDatabase(command: StoreCommand, words: readonly string[], terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.environment);
  const input = await command.read(words, terminal);
  if (config.databaseUrl === null && (await sendToServer(config.dataFolder, command.name, input, terminal.say))) return;
  const database = await openDatabase(config);
  try {
    const pending = await pendingMigrations(database);
    if (pending.length > 0) {
      throw new UsageError(operateMessages.migrate.pending(pending.length, pending[0]));
    }
    await command.work(input, { database, config, clock: systemClock, say: terminal.say });
  } finally {
    await database.close();
  }
}

/** Runs a command line. Without a command it serves the portal, as `npm start` does. */
async function run(words: readonly string[], terminal: Terminal): Promise<void> {
  const [first] = words;
  if (first === 'help' || first === '--help') return terminal.say(help(commands));
  if (first === undefined || first.startsWith('--')) return serve.run(words, terminal);
  const found = find(words);
  if (!found)
    throw new UsageError(`${operateMessages.help.unknownCommand(words.slice(0, 2).join(' '))}\n\n${help(commands)}`);
  const { command, rest } = found;
  if (rest.includes('--help')) {
    return terminal.say(`${operateMessages.usage(`${command.name} ${command.usage}`.trim())}\n${command.summary}`);
  }
  if (command.kind === 'own') return command.run(rest, terminal);
  return runOnDatabase(command, rest, terminal);
}

/** Runs a command line and returns the exit code. Operator mistakes are printed as messages, other errors with their stack. */
export async function runCommand(
  words: readonly string[],
  terminal: Terminal,
  printError: (what: unknown) => void,
): Promise<number> {
  try {
    await run(words, terminal);
    return 0;
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof MigrationError || error instanceof UsageError;
    printError(isExpected ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}
