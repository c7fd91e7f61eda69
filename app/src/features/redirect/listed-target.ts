const parsed = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/**
 * NAV-19: the external address that the server wrote into this page; null if there is none or it differs from the requested one,
 * because then the page was made for another address. `target` and `search` come from the path, decoded or raw.
 */
export function listedTarget(target: string, search: string, page: Pick<Document, 'querySelector'>): URL | null {
  const listed = parsed(page.querySelector<HTMLMetaElement>('meta[name="portal-leads-to"]')?.content ?? '');
  const requested = [target, target + search].map((each) => parsed(each)?.href);
  return listed?.protocol === 'https:' && requested.includes(listed.href) ? listed : null;
}
