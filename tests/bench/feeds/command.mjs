import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

const production = {
  PORTAL_ENV: 'production',
  PORTAL_ADDRESS: 'https://portal.example',
  PORTAL_TLS_PROXY: '10.0.0.0/8',
  PORTAL_SECRET_KEY: Buffer.alloc(32, 'portal').toString('base64'),
};

/** Milliseconds between two samples of a process. */
const interval = 50;

/** Peak resident memory in MiB and processor time in seconds of a running process; Linux only. */
function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    // A process that is ending has none.
    if (peak === undefined) return null;
    return {
      memory: Number(peak) / 1024,
      processor: (Number(fields[11]) + Number(fields[12])) / 100,
    };
  } catch {
    return null;
  }
}

/** Runs a command of the portal: seconds on the clock and on the processor, peak memory in MiB, and its output. */
export function portal(words, place, input = '') {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const env = { ...process.env, NODE_ENV: '', PORTAL_LOG_LEVEL: 'warn', ...place };
    const child = spawn(process.execPath, [join(root, 'server', 'dist', 'main.js'), ...words], { cwd: root, env });
    child.stdin.end(input);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    let usage = { memory: 0, processor: 0 };
    const watch = setInterval(() => {
      usage = usageOf(child.pid) ?? usage;
    }, interval);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`portal ${words.join(' ')} ended with ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - from) / 1000, ...usage, output });
    });
  });
}

/** A store without data, as a supplier begins. */
export const makeEmpty = (place) => portal(['serve', '--seed-only'], { ...place, ...production });
