import type { Handler } from '../calls/handler.ts';
import { readComponent } from './read-component.ts';

/** HIVE-06 */
export const componentsGet: Handler<'componentsGet'> = async (request, { database }) => ({
  data: { component: await readComponent(database, request) },
});
