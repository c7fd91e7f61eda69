import type { Handler } from '../calls/handler.ts';
import { findCertificates } from './read-certificates.ts';

const usual = 50;

/** CERT-01: with neither needle nor part, the newest of all. */
export const getTestCertificates: Handler<'getTestCertificates'> = async ({ data }, { database }) => ({
  data: await findCertificates(database, {
    needle: (data.needle ?? '').trim().toUpperCase(),
    stock_code: data.stock_code ?? null,
    limit: data.limit ?? usual,
    offset: data.offset ?? 0,
  }),
});
