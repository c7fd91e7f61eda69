import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The pinned package manager, fetched by npx if missing. */
export const pnpm = ['npx', '--yes', 'pnpm@12.21.0'];

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs a command in the repository and resolves to its exit code. Inherits output unless `quiet`, which buffers it for `onFail`. */
export function run(command, { env = {}, quiet = false } = {}) {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, npm_config_loglevel: 'error', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const kept = [];
    child.stdout?.on('data', (data) => kept.push(data));
    child.stderr?.on('data', (data) => kept.push(data));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(kept).toString() }));
  });
}

/** Runs one named step, reports its duration, and shows its output only if it failed. Returns whether it passed. */
export async function step(name, command, options = {}) {
  const from = Date.now();
  process.stdout.write(`· ${name} …\n`);
  const { code, output } = await run(command, options);
  if (code !== 0) {
    process.stdout.write(output);
    process.stdout.write(`✗ ${name} failed after ${seconds(from)}\n`);
    return false;
  }
  process.stdout.write(`✓ ${name} in ${seconds(from)}\n`);
  return true;
}
