import { webMessages } from '../messages/web.ts';

/** SHELL-02: the oldest supported version of each browser. */
const oldest = [
  // Before Chrome, because legacy Edge also says "Chrome". Chromium Edge calls itself "Edg".
  { name: 'Edge', version: /\bEdge\/(\d+)/, from: Number.POSITIVE_INFINITY },
  { name: 'Internet Explorer', version: /\bMSIE (\d+)|\bTrident\/.*\brv:(\d+)/, from: 12 },
  { name: 'Firefox', version: /\bFirefox\/(\d+)/, from: 29 },
  { name: 'Chrome', version: /\bChrom(?:e|ium)\/(\d+)/, from: 22 },
  { name: 'Safari', version: /\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, from: 6 },
] as const;

export type BrowserName = (typeof oldest)[number]['name'];

/** SHELL-02: the browser's name if the user agent is a version too old for the portal; null if it is supported or unknown. */
export function outdatedBrowser(userAgent: string): BrowserName | null {
  for (const { name, version, from } of oldest) {
    const found = version.exec(userAgent);
    if (found) return Number(found[1] ?? found[2]) < from ? name : null;
  }
  return null;
}

const style =
  '.outdated{margin:0;padding:12px 24px;font:15px/24px sans-serif;color:#3b2300;background:#ffe9bd;border-bottom:1px solid #d9a441}';

/** The notice above the page for an outdated browser; empty for others. Plain HTML and CSS, because scripts may not run there. */
export function outdatedNotice(userAgent: string, nonce: string): string {
  const name = outdatedBrowser(userAgent);
  if (name === null) return '';
  return `<style nonce="${nonce}">${style}</style><p class="outdated" role="status">${webMessages.outdatedBrowser(name)}</p>`;
}
