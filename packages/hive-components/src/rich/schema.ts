import type { Schema } from 'hast-util-sanitize';

const cell: [string, RegExp][] = [
  ['colSpan', /^\d{1,4}$/],
  ['rowSpan', /^\d{1,4}$/],
];

/** Allowed elements and attributes for the HTML and Markdown of a page. Everything else is removed (HIVE-14). */
export const schema: Schema = {
  tagNames: [
    ...[
      'a',
      'abbr',
      'b',
      'blockquote',
      'br',
      'caption',
      'cite',
      'code',
      'dd',
      'del',
      'details',
      'div',
      'dl',
      'dt',
      'em',
    ],
    ...['figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol'],
    ...[
      'p',
      'pre',
      'q',
      's',
      'small',
      'span',
      'strong',
      'sub',
      'summary',
      'sup',
      'table',
      'tbody',
      'td',
      'tfoot',
      'th',
    ],
    ...['thead', 'tr', 'u', 'ul'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    details: ['open'],
    img: ['src', 'alt', ['width', /^\d{1,4}$/], ['height', /^\d{1,4}$/]],
    ol: [['start', /^\d{1,4}$/]],
    span: ['lang', ['dir', 'ltr', 'rtl', 'auto']],
    td: [...cell],
    th: [...cell, ['scope', 'row', 'col']],
  },
  /** Required ancestors: browsers move or drop these elements elsewhere. */
  ancestors: {
    caption: ['table'],
    dd: ['dl'],
    dt: ['dl'],
    figcaption: ['figure'],
    li: ['ul', 'ol'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  /** Elements removed with their content, which is not readable text. Other unknown elements keep their content. */
  strip: [
    ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'noscript', 'svg', 'math', 'textarea', 'title'],
    ...['xmp', 'plaintext', 'noembed', 'noframes', 'select'],
  ],
};
