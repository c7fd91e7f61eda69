const parsed = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/**
 * NAV-19: the address elsewhere that this page may lead to, as the server that made it says there; null where it names none, or another:
 * then the page was made for another address. `target` and `search` are of the path, decoded or as it stands.
 */
export function listedTarget(target: string, search: string, page: Pick<Document, 'querySelector'>): URL | null {
  const listed = parsed(page.querySelector<HTMLMetaElement>('meta[name="portal-leads-to"]')?.content ?? '');
  const asked = [target, target + search].map((each) => parsed(each)?.href);
  return listed?.protocol === 'https:' && asked.includes(listed.href) ? listed : null;
}
