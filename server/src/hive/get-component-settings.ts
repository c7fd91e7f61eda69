import type { Handler } from '../calls/handler.ts';
import { typeSettings } from './component-types.ts';

/** HIVE-06, HIVE-08. A type that is not there has no entry. */
export const getComponentSettings: Handler<'getComponentSettings'> = async ({ data }) => ({
  data: { component_types: typeSettings(data.name) },
});
