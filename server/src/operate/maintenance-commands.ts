import { z } from 'zod';
import { readMaintenance, writeMaintenance } from '../maintenance/maintenance.ts';
import { operateMessages } from '../messages/operate.ts';
import { type StoreCommand, storeCommand } from './command.ts';
import { readOnlyOptions } from './options.ts';

const { maintenance: texts } = operateMessages;

const stateText = (on: boolean, since: string) => (on ? texts.isOn(since) : texts.isOff);

/** PING-02: commands that switch and show maintenance. */
export const maintenanceCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'maintenance on',
    usage: '',
    summary: texts.on,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'maintenance on');
      return {};
    },
    async work(_, { database, clock, say }) {
      const before = await readMaintenance(database);
      const since = before.on ? before.since : clock.now().toISOString();
      await writeMaintenance(database, { on: true, since });
      say(stateText(true, since));
    },
  }),
  storeCommand({
    name: 'maintenance off',
    usage: '',
    summary: texts.off,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'maintenance off');
      return {};
    },
    async work(_, { database, clock, say }) {
      if ((await readMaintenance(database)).on) {
        await writeMaintenance(database, { on: false, since: clock.now().toISOString() });
      }
      say(stateText(false, ''));
    },
  }),
  storeCommand({
    name: 'maintenance',
    usage: '',
    summary: texts.show,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'maintenance');
      return {};
    },
    async work(_, { database, say }) {
      const { on, since } = await readMaintenance(database);
      say(stateText(on, since));
    },
  }),
];
