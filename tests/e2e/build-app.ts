import { buildServer } from '../support/build.ts';
import { run } from '../support/process.ts';

/** Builds the production app if its sources changed. */
export default async function buildApp(): Promise<void> {
  const { code, output } = await run(['node', 'scripts/build.mjs', 'app', 'pages']);
  if (code !== 0) throw new Error(`The app cannot be built:\n${output}`);
  await buildServer();
}
