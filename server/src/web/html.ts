const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, in content and in attributes between double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Data inside a `<script type="application/…json">`: nothing in it ends the element. */
export const scriptJson = (data: unknown) =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What a page of ours says of itself and shows before the app has taken it over. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** Whole address that the page is known by; null for a page that is nowhere to be listed. */
  readonly canonical: string | null;
  /** Whole address of a picture. */
  readonly image?: string;
  /** schema.org, as JSON-LD. */
  readonly data?: unknown;
  /** HTML of the content. */
  readonly content: string;
}

/** The look of a page before the app's own: readable, in both lights, and nothing else. */
const style = `.public{max-width:60rem;margin:0 auto;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#1d2733;background:#fff}
.public h1{font-size:1.6rem;margin:0 0 .25rem}.public h2{font-size:1.1rem;margin:1.5rem 0 .5rem}
.public table{border-collapse:collapse}.public th,.public td{text-align:start;padding:.25rem 1.5rem .25rem 0;font-weight:400}
.public th{color:#4a5666}.public img{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){.public{color:#e6ebf1;background:#10161d}.public th{color:#a9b6c4}.public a{color:#8fc1ff}
.public img{background:#fff;border-radius:6px}}`;

/** The app is drawn behind what was served, in its place, until it has something to show: nobody sees it wait. */
const behind = '#root.behind{visibility:hidden;position:absolute;inset:0 0 auto;height:100dvh;overflow:hidden}';
/** Whatever keeps the app from it, it is shown that many ms after it has begun to draw. */
const longestBehind = 8_000;
const takeOver = `(()=>{const root=document.getElementById('root'),served=document.getElementById('served');let timer;
const show=()=>{watch.disconnect();clearTimeout(timer);served.remove();root.removeAttribute('class')};
const watch=new MutationObserver(()=>{timer??=setTimeout(show,${longestBehind});
if(root.querySelector('main :is(h1,h2,h3)')&&!root.querySelector('[aria-busy="true"]'))show()});
watch.observe(root,{childList:true,subtree:true,attributes:true,attributeFilter:['aria-busy']})})()`;

/** Puts a page into the app's own HTML: its head, and its content in the app's place until that has come. */
export function fillShell(shell: string, page: PublicPage, nonce: string): string {
  const head = [
    page.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(page.canonical)}"><meta property="og:url" content="${escapeHtml(page.canonical)}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}"><meta property="og:type" content="website">`,
    page.image === undefined ? '' : `<meta property="og:image" content="${escapeHtml(page.image)}">`,
    `<style nonce="${nonce}">${style}${behind}</style>`,
    page.data === undefined
      ? ''
      : `<script type="application/ld+json" nonce="${nonce}">${scriptJson(page.data)}</script>`,
  ].join('');
  return (
    shell
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
      .replace(
        /(<meta name="description" content=")[^"]*"/,
        (_, start: string) => `${start}${escapeHtml(page.description)}"`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" class="behind"></div><main id="served" class="public">${page.content}</main><script nonce="${nonce}">${takeOver}</script>`,
      )
      // It stands under the content, which needs none.
      .replace(/<noscript>[^<]*<\/noscript>/, '')
  );
}
