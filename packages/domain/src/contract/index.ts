export * from '../api/index.ts';
export * from './call.ts';
export { type CallKey, type CallReply, type CallRequest, calls } from './calls.ts';
export type { HiveChanged } from './hive-fields.ts';
