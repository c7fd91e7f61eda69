import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { themeBootScript } from '../../packages/design-system/src/components/ThemeProvider/theme-boot.ts';
import { firstLoad, firstLoadScript } from './first-load.ts';

/** Entries of lazily loaded screens whose files are asked for before the main script has run, by the start of their path. */
const early = { '/orders': ['src/features/orders/OrdersLayout.tsx', 'src/features/order/OrderScreen.tsx'] } as const;

/** Every file that a chunk imports, itself first: what a preload must name so that nothing waits for it. */
function filesOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports) visit(next);
  };
  visit(start.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Runs scripts one after the other, each in a task of its own: all in one they would keep a phone from answering for a tenth of a second.
 * Nothing in it may be of a newer kind than modules are, and no less-than sign: the server puts it elsewhere in pages that show something
 * before it.
 */
const startScript = (files: readonly string[]) =>
  `try{for(const file of ${JSON.stringify(files.map((name) => `/${name}`))}){await import(file);await new Promise(done=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>{port1.close();done()};port2.postMessage(0)})}dispatchEvent(new Event("${firstLoad.done}"))}catch(why){dispatchEvent(new Event("${firstLoad.failed}"));throw why}`;

/**
 * Puts one small inline script into the page, under the nonce of the page. It sets the kept theme before the first paint (THEME-01), hears
 * of a script that does not come, and asks for the files of the ordering screens at once when the page opens there, so that they are not
 * found out about one after the other. Another takes the place of the main script: what that imports is asked for by the page and run
 * before it.
 */
export function bootScript(): Plugin {
  return {
    name: 'portal-boot-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return;
        const first = filesOf(bundle, chunk).scripts;
        const lists = Object.entries(early).map(([path, sources]) => {
          const found = Object.values(bundle).flatMap((each) =>
            each.type === 'chunk' && sources.some((source) => each.facadeModuleId?.endsWith(`/app/${source}`))
              ? filesOf(bundle, each).scripts
              : [],
          );
          return [path, [...new Set(found)].filter((name) => !first.includes(name))] as const;
        });
        const code = `for(const[p,f]of ${JSON.stringify(lists)})if(location.pathname.toLowerCase().startsWith(p))for(const n of f){const l=document.createElement("link");l.rel="modulepreload";l.href="/"+n;document.head.append(l)}`;
        const main = new RegExp(`<script type="module"[^>]*src="/${chunk.fileName}"[^>]*></script>`);
        if (!main.test(html)) throw new Error('The page has no main script.');
        const parts = first.filter((name) => name !== chunk.fileName).reverse();
        const nonce = '__CSP_NONCE__';
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: { nonce },
            children: themeBootScript + firstLoadScript + code,
            injectTo: 'head-prepend',
          },
          ...first.map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, nonce },
            injectTo: 'head' as const,
          })),
        ];
        const start = `<script type="module" nonce="${nonce}">${startScript([...parts, chunk.fileName])}</script>`;
        return { html: html.replace(main, () => start), tags };
      },
    },
  };
}
