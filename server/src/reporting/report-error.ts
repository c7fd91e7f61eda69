import type { Handler } from '../calls/handler.ts';

/** PING-06: the browser's policy lets a page speak to its own server alone, which passes the report on. */
export const reportError: Handler<'reportError'> = async ({ data, caller, address, userAgent }, { reporter }) => {
  const { type, message, stack, path, build } = data;
  const taken = reporter.report(
    { source: 'browser', type, message, stack, path, build: String(build), user: caller?.userId ?? null, userAgent },
    address,
  );
  return { data: { taken } };
};
