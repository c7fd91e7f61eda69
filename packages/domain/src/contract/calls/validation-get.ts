import { z } from 'zod/mini';
import type { ValidationModel } from '../../validation/types.ts';
import { defineCall } from '../call.ts';

export const validationGet = defineCall({
  name: 'validation/get',
  access: 'anyone',
  summary: 'The validation rules of one model (VAL-01).',
  request: z.object({ type: z.string().check(z.maxLength(60)) }),
  reply: z.custom<ValidationModel>(),
});
