/** NAV-13: what the document is called, and what it says of itself. */
export function setHead(title: string, description: string): void {
  document.title = title;
  for (const tag of document.querySelectorAll<HTMLMetaElement>(
    'meta[name="description"], meta[property="og:description"]',
  )) {
    tag.content = description;
  }
}
