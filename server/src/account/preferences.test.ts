import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsMessages } from '../messages/calls.ts';
import { refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import { changePreferences, preferencesOf } from './preferences.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const storedValue = async (name: string) =>
  (await preferencesOf(store.database, 'moira')).find((each) => each.name === name)?.value;

test('PREF-01 all given preferences are set or none; of a repeated name the last value counts', async () => {
  const { database } = store;
  const wrong = changePreferences(database, 'moira', [
    { key: 'quick_quote_display_order', value: 'Bottom' },
    { key: 'animation_speed', value: 'sideways' },
  ]);
  expect((await refusalOf(wrong))?.validation_results).toEqual([
    { field: 'settings.1.value', message: callsMessages.notAPreference('animation_speed') },
  ]);
  expect(await storedValue('quick_quote_display_order')).not.toBe('Bottom');
  const all = await changePreferences(database, 'moira', [
    { key: 'quick_quote_display_order', value: 'Bottom' },
    { key: 'quick_quote_display_order', value: 'Top' },
  ]);
  expect(all.find((each) => each.name === 'quick_quote_display_order')).toMatchObject({ value: 'Top', is_set: true });
  expect(await storedValue('quick_quote_display_order')).toBe('Top');
});
