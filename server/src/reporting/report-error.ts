import type { Handler } from '../calls/handler.ts';

/** PING-06: forwards browser errors. The content security policy lets a page connect only to its own server. */
export const reportError: Handler<'reportError'> = async ({ data, caller, address, userAgent }, { reporter }) => {
  const { type, message, stack, path, build } = data;
  const taken = reporter.report(
    { source: 'browser', type, message, stack, path, build: String(build), user: caller?.userId ?? null, userAgent },
    address,
  );
  return { data: { taken } };
};
