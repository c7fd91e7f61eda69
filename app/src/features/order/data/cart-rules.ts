import type { ValidationModel } from '@portal/domain/validation';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** VAL-01: the rules of a cart's fields, fetched once, when they are first wanted. The server checks them whether they came or not. */
export function useCartRules(wanted: boolean): ValidationModel | undefined {
  const { transport } = usePortal();
  const { data } = useSWRImmutable(wanted ? 'validation/get cart' : null, async () => {
    const model = await transport.callOrFalse('validation/get', { type: 'cart' });
    return model === false ? {} : model;
  });
  return data;
}
