export type { PreferenceDefinition, PreferenceOption } from './definition.ts';
export { preferenceDefinitions } from './definitions.ts';
export { type EffectivePreferences, formatsAt, isPowerUserMode, typedPreferences } from './effective.ts';
export * from './preferences.ts';
export * from './scales.ts';
export * from './types.ts';
