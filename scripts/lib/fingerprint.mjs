import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-server', '.data', '.build', '.git', 'test-results']);

function walk(path, hash) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const at = `${path}/${entry.name}`;
    if (entry.isDirectory()) walk(at, hash);
    else if (entry.isFile())
      hash
        .update(at)
        .update('\0')
        .update(readFileSync(join(root, at)));
  }
}

/** Hash of the content of files and folders; an equal hash means that nothing needs rebuilding. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    try {
      walk(path, hash);
    } catch {
      hash.update(path).update(readFileSync(full));
    }
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, '.build', 'stamps', name);

export function isFresh(name, print) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;
}

export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
