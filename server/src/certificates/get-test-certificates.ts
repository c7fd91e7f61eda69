import type { Handler } from '../calls/handler.ts';
import { accodesOf } from '../session/access.ts';
import { findCertificates } from './read-certificates.ts';

const usual = 50;

/** CERT-01: searches by number, batch, heat, part, or order of the caller's accounts. Without needle and part, the newest of all. */
export const getTestCertificates: Handler<'getTestCertificates'> = async ({ data, caller }, { database }) => ({
  data: await findCertificates(database, {
    needle: (data.needle ?? '').trim().toUpperCase(),
    accodes: caller ? accodesOf(caller) : [],
    stock_code: data.stock_code ?? null,
    limit: data.limit ?? usual,
    offset: data.offset ?? 0,
  }),
});
