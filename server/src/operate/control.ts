import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { operateMessages } from '../messages/operate.ts';
import type { StoreCommand, StoreWork } from './command.ts';
import { UsageError } from './command.ts';

/**
 * The embedded database belongs to one process. Commands given while the server runs are sent to it through a socket in the data
 * folder, which only its owner may access.
 */

/** The absolute or relative path, whichever is shorter: systems limit socket paths to about 100 characters. */
function socketOf(folder: string): string {
  const whole = join(resolve(folder), 'portal.sock');
  const near = relative(process.cwd(), whole);
  return near.length < whole.length ? near : whole;
}

const commandRequest = z.object({ command: z.string(), input: z.unknown() });
const message = z.union([
  z.object({ say: z.string() }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: z.string() }),
]);
type Message = z.infer<typeof message>;

async function runRequest(
  line: string,
  commands: readonly StoreCommand[],
  work: Omit<StoreWork, 'say'>,
  send: (message: Message) => void,
): Promise<void> {
  try {
    const { command: name, input } = commandRequest.parse(JSON.parse(line));
    const command = commands.find((each) => each.name === name);
    if (!command) throw new UsageError(operateMessages.control.unknownCommand(name));
    await command.work(input, { ...work, say: (text) => send({ say: text }) });
    send({ done: true });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
  }
}

/** Accepts commands for the database that this process holds. Returns a stop function. */
export async function acceptCommands(
  commands: readonly StoreCommand[],
  work: Omit<StoreWork, 'say'>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const path = socketOf(work.config.dataFolder);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    const send = (each: Message) => void socket.write(`${JSON.stringify(each)}\n`);
    createInterface({ input: socket })
      .once('line', (line) => {
        void runRequest(line, commands, work, send).finally(() => socket.end());
      })
      // The socket's own handler has dealt with the error.
      .on('error', () => undefined);
  });
  // This process holds the folder's lock, so an existing socket belongs to a dead server.
  rmSync(path, { force: true });
  const listens = await new Promise<boolean>((done) => {
    server.once('error', (error) => {
      log.warn({ err: error, path }, 'commands cannot be taken while the server runs');
      done(false);
    });
    server.listen(path, () => done(true));
  });
  return async () => {
    if (!listens) return;
    const closed = new Promise((done) => server.close(done));
    for (const socket of open) socket.destroy();
    await closed;
  };
}

/** Sends a command to the server that holds the database. Returns false if there is none; throws the errors of the server. */
export function sendToServer(
  folder: string,
  command: string,
  input: unknown,
  say: (line: string) => void,
): Promise<boolean> {
  return new Promise((done, fail) => {
    let isOver = false;
    const socket = connect(socketOf(folder));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENOTSOCK'].includes(error.code ?? '')) done(false);
      else fail(error);
    });
    socket.once('connect', () => socket.write(`${JSON.stringify({ command, input })}\n`));
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.on('line', (line) => {
      const each = message.parse(JSON.parse(line));
      if ('say' in each) say(each.say);
      else if ('failed' in each) fail(new UsageError(each.failed));
      else isOver = true;
    });
    lines.once('close', () => {
      if (isOver) done(true);
      else fail(new UsageError(operateMessages.control.serverEnded));
    });
  });
}
