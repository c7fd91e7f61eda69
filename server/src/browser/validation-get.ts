import { validationModel } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';

/** VAL-01: a validation model by name. */
export const validationGet: Handler<'validationGet'> = async ({ data }) => {
  const model = validationModel(data.type);
  if (!model) throw invalidFields([{ field: 'type', message: `There is no model ${data.type}` }]);
  return { data: model };
};
