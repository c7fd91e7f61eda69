import { z } from 'zod/mini';
import type { Warehouse } from '../../session/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';

export const warehouseList = defineCall({
  name: 'warehouse/list',
  method: 'GET',
  timeout: timeouts.shared,
  retries: retries.shared,
  access: 'anyone',
  summary: 'Every warehouse.',
  request: z.object({}),
  reply: z.custom<readonly Warehouse[]>(),
});
