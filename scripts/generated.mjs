// Makes one of each thing with the generators in a copy of the repository and runs `npm test` there: their results pass as they are.
// `node scripts/generated.mjs types lint` runs only the named checks.

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondTriesOf } from './lib/results.mjs';
import { root } from './lib/run.mjs';

const things = [
  ['component', 'price tag'],
  ['hive-component', 'opening hours'],
  ['call', 'get-opening-hours'],
  ['theme', 'Desert Dusk'],
];
const copy = mkdtempSync(join(tmpdir(), 'portal-generated-'));
// As root, PostgreSQL runs as another user, which must be able to read its programs there.
chmodSync(copy, 0o755);
// Pictures of generated components have not been accepted.
const env = { ...process.env, PORTAL_NEW_PICTURES: 'allowed' };
const inCopy = (file, ...args) => execFileSync(file, args, { cwd: copy, stdio: 'inherit', env });
try {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy, file));
  inCopy('node', '--input-type=module', '-e', "import { install } from './scripts/lib/install.mjs'; await install()");
  for (const thing of things) inCopy('node', 'scripts/new/new.mjs', ...thing);
  // Biome asks git which files are ignored.
  inCopy('git', 'init', '--quiet');
  inCopy('npm', 'test', '--', ...process.argv.slice(2));
} catch {
  // The checks have printed their errors.
  process.exitCode = 1;
} finally {
  // `npm run test:full` lists them at its end.
  const list = process.env.PORTAL_SECOND_TRIES;
  if (list) writeFileSync(list, JSON.stringify(secondTriesOf(copy)));
  rmSync(copy, { recursive: true, force: true });
}
