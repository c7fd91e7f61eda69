import { existsSync } from 'node:fs';
import { run, step } from './run.mjs';

const path = '/usr/sbin/pgbouncer';

/** Installs Debian's PgBouncer, which the tests of clusters need, unless it is there. */
export async function ensurePgbouncer() {
  if (existsSync(path)) return;
  await run(['apt-get', 'update'], { quiet: true });
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'pgbouncer'];
  await step("Installing Debian's PgBouncer", install, { quiet: true, env });
  if (existsSync(path)) return;
  console.error('No PgBouncer: install Debian’s package pgbouncer.');
  process.exit(1);
}
