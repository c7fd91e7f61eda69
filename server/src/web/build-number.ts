import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstBuild } from '@portal/domain/contract';

/** Written by the app's build next to index.html; newest build first. */
const list = join(dirname(fileURLToPath(import.meta.url)), '../../app/dist/builds.json');

/** PING-03: the number of the build being served, which may be newer than this process; `firstBuild` if unknown. */
export async function servedBuild(): Promise<number> {
  try {
    const [newest] = JSON.parse(await readFile(list, 'utf8')) as readonly { readonly build: number }[];
    return newest?.build ?? firstBuild;
  } catch {
    return firstBuild;
  }
}
