import type { MarkKind } from '@portal/design-system';
import type { Check } from './order-check.ts';

export const checkMarks = {
  answer: 'alert',
  dearer: 'rising',
  cheaper: 'falling',
  out_of_stock: 'barred',
  ask: 'telephone',
  changed: 'rounded',
} as const satisfies Record<Check['mark'], MarkKind>;
