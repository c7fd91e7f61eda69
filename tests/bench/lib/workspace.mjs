import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

const packages = join(root, 'packages');

/** Paths of the workspace's packages: tests/bench is not a member of the workspace, so nothing is linked into it. */
export const workspaceAlias = [
  { find: /^@portal\/domain\/(.*)$/, replacement: `${packages}/domain/src/$1/index.ts` },
  { find: /^@portal\/design-system\/base\.css$/, replacement: `${packages}/design-system/src/base.ts` },
  { find: /^@portal\/design-system$/, replacement: `${packages}/design-system/src/index.ts` },
  { find: /^@portal\/portal-widgets$/, replacement: `${packages}/portal-widgets/src/index.ts` },
];
