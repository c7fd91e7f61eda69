import type { Handler } from '../calls/handler.ts';
import { findPostcodes } from './postcodes.ts';

/** DLV-03: postcodes and suburbs that match typed text. */
export const getPostcodes: Handler<'getPostcodes'> = async ({ data }, { database }) => ({
  data: { postcodes: await findPostcodes(database, data.needle) },
});
