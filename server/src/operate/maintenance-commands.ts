import { z } from 'zod';
import { readMaintenance, writeMaintenance } from '../maintenance/maintenance.ts';
import { type StoreCommand, storeCommand } from './command.ts';
import { readOptions } from './options.ts';

const told = (on: boolean, since: string) => (on ? `Under maintenance since ${since}.` : 'Not under maintenance.');

/** PING-02: commands that switch and show maintenance. */
export const maintenanceCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'maintenance on',
    usage: '',
    summary: 'shows the maintenance screen to everybody; edits wait in the browsers',
    input: z.object({}),
    async read(words) {
      readOptions(words, {}, 'maintenance on');
      return {};
    },
    async work(_, { database, clock, say }) {
      const before = await readMaintenance(database);
      const since = before.on ? before.since : clock.now().toISOString();
      await writeMaintenance(database, { on: true, since });
      say(told(true, since));
    },
  }),
  storeCommand({
    name: 'maintenance off',
    usage: '',
    summary: 'ends it; the browsers load anew within half a minute and send what waited',
    input: z.object({}),
    async read(words) {
      readOptions(words, {}, 'maintenance off');
      return {};
    },
    async work(_, { database, clock, say }) {
      if ((await readMaintenance(database)).on) {
        await writeMaintenance(database, { on: false, since: clock.now().toISOString() });
      }
      say(told(false, ''));
    },
  }),
  storeCommand({
    name: 'maintenance',
    usage: '',
    summary: 'says whether it is on',
    input: z.object({}),
    async read(words) {
      readOptions(words, {}, 'maintenance');
      return {};
    },
    async work(_, { database, say }) {
      const { on, since } = await readMaintenance(database);
      say(told(on, since));
    },
  }),
];
