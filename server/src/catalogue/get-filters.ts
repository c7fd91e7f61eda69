import type { Handler } from '../calls/handler.ts';
import { filterList, packedFilterList } from './filters.ts';
import { stockListVersion } from './stock-list.ts';

/** FILT-01 */
export const getFilters: Handler<'getFilters'> = async ({ data }, { database }) => {
  const version = await stockListVersion(database);
  if (data.packed && data.known_version === version) return { data: { filters: [], packed: null } };
  return data.packed ? packedFilterList(database, version) : { data: { filters: await filterList(database, version) } };
};
