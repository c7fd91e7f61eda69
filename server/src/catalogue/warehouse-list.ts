import type { Handler } from '../calls/handler.ts';
import { readReference } from './reference.ts';

export const warehouseList: Handler<'warehouseList'> = async (_, { database }) => ({
  data: (await readReference(database)).warehouses,
});
