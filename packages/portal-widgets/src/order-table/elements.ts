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

const svg = 'http://www.w3.org/2000/svg';

/** An icon of one path on a square of 24; without a label it is hidden from assistive technology. */
export function pathIcon(path: string, className: string, label?: string): SVGElement {
  const made = document.createElementNS(svg, 'svg');
  made.setAttribute('viewBox', '0 0 24 24');
  made.setAttribute('class', className);
  if (label === undefined) made.setAttribute('aria-hidden', 'true');
  else {
    made.setAttribute('role', 'img');
    made.setAttribute('aria-label', label);
  }
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  made.append(line);
  return made;
}
