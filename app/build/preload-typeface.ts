import type { Plugin } from 'vite';

/** Of Inter's files, the one that every page needs. */
const typeface = 'InterVariable-subset.woff2';

/** Loads the typeface together with the style sheets instead of after them, so that text rarely changes its shape while it is read. */
export function preloadTypeface(): Plugin {
  return {
    name: 'portal-preload-typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(typeface));
        if (!file) throw new Error(`The build has no ${typeface}.`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
