export * from './cookie-check.ts';
export { deviceOf } from './device-of.ts';
export * from './environment.ts';
export * from './features.ts';
export * from './idle.ts';
export * from './roles.ts';
export { defaultReturnPath, loginPath, safeReturnPath } from './safe-return-path.ts';
export * from './types.ts';
export * from './watchdog.ts';
