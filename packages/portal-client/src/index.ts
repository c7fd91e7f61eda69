export type * from './cart/types.ts';
export type * from './catalogue/types.ts';
export { type Clock, systemClock } from './clock/clock.ts';
export type * from './outbox/types.ts';
export type * from './store/types.ts';
export type * from './transport/types.ts';
