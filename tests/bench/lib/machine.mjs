import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const cores = cpus().length;

/** Load average of the last minute. */
export const load = () => loadavg()[0] ?? 0;

const cpuTimes = () =>
  cpus().reduce(
    (sum, { times }) => {
      const all = times.user + times.nice + times.sys + times.irq + times.idle;
      return { idle: sum.idle + times.idle, all: sum.all + all };
    },
    { idle: 0, all: 0 },
  );

/** Share of the CPU that other processes use, 0 to 1, sampled for a second. */
async function othersUse() {
  const before = cpuTimes();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = cpuTimes();
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

/** Warns if the machine is busy, because figures are then unreliable. Returns whether it is idle. */
export async function quiet() {
  const busy = await othersUse();
  const calm = load() <= cores && busy < 0.25;
  if (!calm) {
    process.stdout.write(
      `! The machine is busy: load ${load().toFixed(1)} on ${cores} cores, ${Math.round(busy * 100)} % in use. Compare ratios only.\n`,
    );
  }
  return calm;
}

export function describeMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: Number(load().toFixed(2)),
  };
}

/** The version of a package in a folder's node_modules. */
export const versionOf = (folder, name) =>
  JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version;
