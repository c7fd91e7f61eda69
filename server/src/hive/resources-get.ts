import type { Handler } from '../calls/handler.ts';
import { readResources } from './resources.ts';

export const resourcesGet: Handler<'resourcesGet'> = async (_, { database }) => ({
  data: await readResources(database),
});
