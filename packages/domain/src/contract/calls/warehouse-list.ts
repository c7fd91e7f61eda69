import { z } from 'zod/mini';
import type { Warehouse } from '../../session/types.ts';
import { defineCall } from '../call.ts';

export const warehouseList = defineCall({
  name: 'warehouse/list',
  access: 'anyone',
  summary: 'All warehouses.',
  request: z.object({}),
  reply: z.custom<readonly Warehouse[]>(),
});
