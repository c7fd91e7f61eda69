import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Words of a name in any notation: `FooBar`, `foo-bar`, `foo bar` → ['foo', 'bar']. */
export function words(name) {
  const found = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  if (found.length === 0 || /^\d/.test(found[0])) throw new Error(`${name} is not a name: it needs letters first.`);
  return found;
}
const capital = (word) => word[0].toUpperCase() + word.slice(1);
export const pascal = (name) => words(name).map(capital).join('');
export const camel = (name) => pascal(name).replace(/^./, (first) => first.toLowerCase());
export const kebab = (name) => words(name).join('-');
export const sentence = (name) => capital(words(name).join(' '));

/** Writes new files; refuses to overwrite. Returns their paths. */
export function writeNew(root, files) {
  for (const path of Object.keys(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

/** Inserts a line before the first line that matches `before`; throws if none does. Returns the path. */
export function insert(root, path, before, line) {
  const text = readFileSync(join(root, path), 'utf8');
  const at = text.search(before);
  if (at < 0) throw new Error(`${path} has no place for it any more: ${before}`);
  writeFileSync(join(root, path), `${text.slice(0, at)}${line}\n${text.slice(at)}`);
  return path;
}

/** Appends a line to a file. Returns the path. */
export function append(root, path, line) {
  const text = readFileSync(join(root, path), 'utf8');
  writeFileSync(join(root, path), `${text.trimEnd()}\n${line}\n`);
  return path;
}
