/** What may stand in HTML and Markdown of a page: element by element, with its attributes. Everything else is taken out (HIVE-14). */
const none: readonly string[] = [];
const cell = ['colspan', 'rowspan'];

export const allowed = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: none,
  blockquote: none,
  br: none,
  caption: none,
  cite: none,
  code: none,
  dd: none,
  del: none,
  details: ['open'],
  div: none,
  dl: none,
  dt: none,
  em: none,
  figcaption: none,
  figure: none,
  h1: none,
  h2: none,
  h3: none,
  h4: none,
  h5: none,
  h6: none,
  hr: none,
  i: none,
  img: ['src', 'alt', 'width', 'height'],
  ins: none,
  kbd: none,
  li: none,
  mark: none,
  ol: ['start'],
  p: none,
  pre: none,
  q: none,
  s: none,
  small: none,
  span: ['lang', 'dir'],
  strong: none,
  sub: none,
  summary: none,
  sup: none,
  table: none,
  tbody: none,
  td: cell,
  tfoot: none,
  th: [...cell, 'scope'],
  thead: none,
  tr: none,
  u: none,
  ul: none,
} as const satisfies Record<string, readonly string[]>;

export type RichTag = keyof typeof allowed;

export const isAllowed = (tag: string): tag is RichTag => Object.hasOwn(allowed, tag);

export const isVoid = (tag: string): boolean => tag === 'br' || tag === 'hr' || tag === 'img';

/** Elements whose content is no text for readers: taken out whole. */
export const isSwallowed = (tag: string): boolean =>
  [
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'embed',
    'noscript',
    'svg',
    'math',
    'textarea',
    'title',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
    'select',
  ].includes(tag);

/** Elements that may stand only in certain others. */
export const parents: Readonly<Partial<Record<RichTag, readonly RichTag[]>>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  summary: ['details'],
  figcaption: ['figure'],
};

/** Elements that hold nothing but certain others, so that text straight in them would be thrown about by the browser. */
export const holdsOnlyOwn = (tag: RichTag | undefined): boolean =>
  tag !== undefined && ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'].includes(tag);

/** Elements that make a paragraph end before them. */
export const isBlock = (tag: RichTag): boolean =>
  [
    'blockquote',
    'details',
    'div',
    'dl',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'ol',
    'p',
    'pre',
    'table',
    'ul',
  ].includes(tag);
