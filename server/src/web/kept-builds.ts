import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds a build is retained after its last server stops: as long as unsent edits are stored in the browser (P2). */
const keptFor = 14 * 24 * 3_600_000;
/** How often a server renews the list of its build, in milliseconds. */
export const renewedEvery = 3_600_000;
/** Whether a file is the list of a build's files, rather than a file of the app. */
export const isList = (name: string) => /^build-[0-9a-f]{16}\.json$/.test(name);

/** Writes atomically, because another server may be reading the file. */
async function put(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await write(part);
  await rename(part, file);
}

/** The files on current lists. Deletes expired lists. */
async function wantedFiles(folder: string, names: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const wanted = new Set<string>();
  for (const name of names.filter(isList)) {
    const list = join(folder, name);
    if ((await stat(list)).mtimeMs < now - keptFor) await rm(list, { force: true });
    else for (const file of JSON.parse(await readFile(list, 'utf8')) as string[]) wanted.add(file);
  }
  return wanted;
}

/**
 * Copies this server's hashed app files into the folder shared by all servers, so that every server can serve the files of every build,
 * and deletes files of builds that no server has served for 14 days. Returns a function that marks the build as still served; call it
 * every `renewedEvery`.
 */
export async function keepBuild(assets: string, folder: string, now = Date.now()): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(assets)).sort();
  const there = await readdir(folder);
  for (const file of files.filter((each) => !there.includes(each))) {
    await put(join(folder, file), (part) => copyFile(join(assets, file), part));
  }
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  const list = join(folder, `build-${id}.json`);
  await put(list, (part) => writeFile(part, JSON.stringify(files)));
  const names = await readdir(folder);
  const wanted = await wantedFiles(folder, names, now);
  for (const name of names) {
    // A `.part` file is being written by another server.
    if (!isList(name) && !wanted.has(name) && !name.endsWith('.part')) await rm(join(folder, name), { force: true });
  }
  return () => utimes(list, new Date(), new Date());
}
