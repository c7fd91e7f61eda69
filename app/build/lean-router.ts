import type { Plugin } from 'vite';

/**
 * The router ships its development build to bundlers, and names its components and contexts in a way that keeps all of them whether used or
 * not. This tells the bundler what it cannot see for itself; where a later version is written otherwise, the build is only larger.
 */
export function leanRouter(): Plugin {
  return {
    name: 'portal-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          // What it tells its developers of their mistakes: the routes are the same in every build, and tested.
          .replace(/^( *)warning\(/gm, '$1false && warning(')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
