export * from './arithmetic.ts';
export * from './calculate.ts';
export * from './decimal.ts';
