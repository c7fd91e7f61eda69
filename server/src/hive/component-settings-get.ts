import type { Handler } from '../calls/handler.ts';
import { readComponent } from './read-component.ts';

/** HIVE-06 */
export const componentSettingsGet: Handler<'componentSettingsGet'> = async (request, { database }) => ({
  data: { settings: (await readComponent(database, request)).settings },
});
