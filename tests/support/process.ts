import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './root.ts';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a command in the repository, with this text as its input, and waits for it. */
export function run(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> {
  const [file, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
    // A command that reads nothing may have ended.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const output = collect(child);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** Output of a child process, as it grows. */
export function collect(child: ChildProcess): () => string {
  const parts: string[] = [];
  child.stdout?.on('data', (data: Buffer) => parts.push(data.toString()));
  child.stderr?.on('data', (data: Buffer) => parts.push(data.toString()));
  return () => parts.join('');
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
