import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { checkEvents } from './check-events.ts';

type Events = Pick<Database, 'listen' | 'query'>;

function eventsOf(delivers: boolean): { readonly database: Events; readonly listening: Set<string> } {
  const listening = new Set<string>();
  let hear: (payload: string) => void = () => undefined;
  const database: Events = {
    async listen(channel, heard) {
      listening.add(channel);
      hear = heard;
      return async () => void listening.delete(channel);
    },
    async query({ values }) {
      if (delivers) hear(String(values[1]));
      return [];
    },
  };
  return { database, listening };
}

test('a database whose notifications arrive passes, and is no longer listened to', async () => {
  const { database, listening } = eventsOf(true);
  await checkEvents(database);
  expect(listening.size).toBe(0);
});

test('a pooler that delivers no notifications is refused with what to set', async () => {
  const { database, listening } = eventsOf(false);
  await expect(checkEvents(database, 10)).rejects.toThrow('Set DATABASE_DIRECT_URL');
  expect(listening.size).toBe(0);
});
