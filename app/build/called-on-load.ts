import type { Plugin } from 'vite';

/** Files of which nearly all runs when a page or an order opens. */
const files = /^(?:base|shell|orders|controls|virtual|Table|OrdersLayout|OrderScreen|OrderDesk)$/;

/**
 * Says so to the browser, by the comment that Chromium reads (explicit compile hints): it compiles such a file whole while it comes, on another
 * thread, instead of each function on the page's own thread when it is called first. Others take no notice.
 */
export function calledOnLoad(): Plugin {
  return {
    name: 'portal-called-on-load',
    apply: 'build',
    // Behind all who write at the beginning of a file: it has to stand first.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && files.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
