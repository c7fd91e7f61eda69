import { run } from './process.ts';

let building: Promise<void> | null = null;

/** Builds the server if its sources changed; once per test process. */
export function buildServer(): Promise<void> {
  building ??= run(['node', 'scripts/build.mjs', 'server']).then(({ code, output }) => {
    if (code !== 0) throw new Error(`The server cannot be built:\n${output}`);
  });
  return building;
}
