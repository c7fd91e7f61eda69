/** NAV-13: sets the document's title and description. */
export function setHead(title: string, description: string): void {
  document.title = title;
  for (const tag of document.querySelectorAll<HTMLMetaElement>(
    'meta[name="description"], meta[property="og:description"]',
  )) {
    tag.content = description;
  }
}
