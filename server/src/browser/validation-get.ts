import { validationModel } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { callsMessages } from '../messages/calls.ts';

/** VAL-01: a validation model by name. */
export const validationGet: Handler<'validationGet'> = async ({ data }) => {
  const model = validationModel(data.type);
  if (!model) throw invalidFields([{ field: 'type', message: callsMessages.noValidationModel(data.type) }]);
  return { data: model };
};
