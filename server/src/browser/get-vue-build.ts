import type { Handler } from '../calls/handler.ts';
import { servedBuild } from '../web/build-number.ts';

/** PING-03: the build number that the server currently serves. */
export const getVueBuild: Handler<'getVueBuild'> = async () => ({ data: { vue_build_number: await servedBuild() } });
