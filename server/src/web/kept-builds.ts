import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page may stay open as long as what it keeps unsent is kept (P2): 14 days after the last server of its build. */
const keptFor = 14 * 24 * 3_600_000;
/** How often a server says that its build is still served. */
export const renewedEvery = 3_600_000;
/** Which files a build has; no file of the app. */
export const isList = (name: string) => /^build-[0-9a-f]{16}\.json$/.test(name);

/** Whole or not at all: another server may read it meanwhile. */
async function put(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await write(part);
  await rename(part, file);
}

/** The files of lists that are young enough; too old ones are taken away. */
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
 * Puts the hashed files of the app that this server came with into a folder that all servers share, and takes away those of builds that
 * no server has had for 14 days. A page of another build finds its parts there, whichever server it asks. Answers how to say, now and then,
 * that the build is still served.
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
    // What another server is about to put there has its name yet to come.
    if (!isList(name) && !wanted.has(name) && !name.endsWith('.part')) await rm(join(folder, name), { force: true });
  }
  return () => utimes(list, new Date(), new Date());
}
