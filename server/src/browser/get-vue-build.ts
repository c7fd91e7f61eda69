import { firstBuild } from '@portal/domain/contract';
import type { Handler } from '../calls/handler.ts';

/** PING-03 */
export const getVueBuild: Handler<'getVueBuild'> = async () => ({ data: { vue_build_number: firstBuild } });
