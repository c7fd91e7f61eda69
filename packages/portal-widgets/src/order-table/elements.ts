/** Makes an element as it will stay: painted rows are written by hand. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '');
  if (children.length > 0) made.append(...children);
  return made;
}
