import type { Handler } from '../calls/handler.ts';
import { typeSettings } from './component-types.ts';

/** HIVE-06, HIVE-08. An unknown type has no entry. */
export const getComponentSettings: Handler<'getComponentSettings'> = async ({ data }) => ({
  data: { component_types: typeSettings(data.name) },
});
