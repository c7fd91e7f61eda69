export { type ComponentName, definitions } from '../registry/definitions.ts';
export { type ReadSettings, readSettings } from '../settings/read-settings.ts';
export { type Setting, type Shape, type Values, type WireType, wireTypes } from '../settings/setting.ts';
