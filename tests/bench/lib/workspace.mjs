import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

const packages = join(root, 'packages');

/** Where the workspace's packages are found from here: tests/bench is no member, so that nothing is linked into it. */
export const workspaceAlias = [
  { find: /^@portal\/domain\/(.*)$/, replacement: `${packages}/domain/src/$1/index.ts` },
  { find: /^@portal\/design-system\/base\.css$/, replacement: `${packages}/design-system/src/base.ts` },
  { find: /^@portal\/design-system$/, replacement: `${packages}/design-system/src/index.ts` },
  { find: /^@portal\/portal-widgets$/, replacement: `${packages}/portal-widgets/src/index.ts` },
];
