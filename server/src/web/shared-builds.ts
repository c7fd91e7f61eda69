import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds a build is retained after its last server stops: as long as unsent edits are stored in the browser (P2). */
const retention = 14 * 24 * 3_600_000;
/** How often a server renews the list of its build, in milliseconds. */
export const renewalInterval = 3_600_000;
/** Whether a file is the list of a build's files, rather than a file of the app. */
export const isBuildList = (name: string) => /^build-[0-9a-f]{16}\.json$/.test(name);

/** Writes atomically, because another server may be reading the file. */
async function writeAtomically(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await write(part);
  await rename(part, file);
}

/** The files on current lists. Deletes expired lists. */
async function wantedFiles(folder: string, names: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const wanted = new Set<string>();
  for (const name of names.filter(isBuildList)) {
    const list = join(folder, name);
    if ((await stat(list)).mtimeMs < now - retention) await rm(list, { force: true });
    else for (const file of JSON.parse(await readFile(list, 'utf8')) as string[]) wanted.add(file);
  }
  return wanted;
}

/**
 * Copies this server's hashed app files into the folder shared by all servers, so that every server can serve the files of every build,
 * and deletes files of builds that no server has served for 14 days. Returns a function that marks the build as still served; call it
 * every `renewalInterval`.
 */
export async function shareBuild(assets: string, folder: string, now = Date.now()): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(assets)).sort();
  const present = await readdir(folder);
  for (const file of files.filter((each) => !present.includes(each))) {
    await writeAtomically(join(folder, file), (part) => copyFile(join(assets, file), part));
  }
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  const list = join(folder, `build-${id}.json`);
  await writeAtomically(list, (part) => writeFile(part, JSON.stringify(files)));
  const names = await readdir(folder);
  const wanted = await wantedFiles(folder, names, now);
  for (const name of names) {
    // A `.part` file is being written by another server.
    if (!isBuildList(name) && !wanted.has(name) && !name.endsWith('.part'))
      await rm(join(folder, name), { force: true });
  }
  return () => utimes(list, new Date(), new Date());
}
