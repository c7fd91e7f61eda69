import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the repository, from any folder below it, bundled or not. */
function repositoryRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error('Not inside the repository');
  }
}

export const root = repositoryRoot();
