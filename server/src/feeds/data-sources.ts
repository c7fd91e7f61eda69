import type { Handler } from '../calls/handler.ts';
import { listSources } from './sources.ts';

export const dataSources: Handler<'dataSources'> = async (_, { database, clock }) => ({
  data: { sources: await listSources(database, clock.now()) },
});
