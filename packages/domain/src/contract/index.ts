export * from './call.ts';
export { type CallKey, calls } from './calls.ts';
export * from './envelope.ts';
