import type { CallRequest } from '@portal/domain/contract';
import type { ValidationModel } from '@portal/domain/validation';
import { useCall } from './use-call.ts';

const none: ValidationModel = {};

/** VAL-01: the rules of a form's fields, loaded once; empty until they are known, and with null. The server checks the fields regardless. */
export function useFieldRules(type: CallRequest<'validation/get'>['type'] | null): ValidationModel {
  return useCall('validation/get', type === null ? null : { type }, { immutable: true }).data ?? none;
}
