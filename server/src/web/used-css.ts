/** What stands between `start` and the end of its block or statement: quotes and brackets are passed over whole. */
function endOf(css: string, start: number): { readonly end: number; readonly block: number } {
  let depth = 0;
  let block = -1;
  for (let at = start; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") {
      for (at += 1; at < css.length && css[at] !== character; at += 1) if (css[at] === '\\') at += 1;
    } else if (character === '/' && css[at + 1] === '*') {
      const close = css.indexOf('*/', at + 2);
      at = close < 0 ? css.length : close + 1;
    } else if (character === '{') {
      if (depth === 0) block = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth <= 0) return { end: at + 1, block };
    } else if (character === ';' && depth === 0) return { end: at + 1, block: -1 };
  }
  return { end: css.length, block };
}

/** `:not(.a)`, `:is(.a,.b)` and the like say nothing of which classes must be there. */
const withoutFunctions = (selector: string): string => {
  let text = selector;
  for (let before = ''; text !== before; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
};

function applies(selectors: string, classes: ReadonlySet<string>): boolean {
  return withoutFunctions(selectors.replace(/\/\*[\s\S]*?\*\//g, ''))
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));
}

/** At-rules that hold rules; every other is kept as it stands. */
const holdsRules = /^@(?:layer|media|supports|container|starting-style|scope)\b/;

function filtered(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const { end, block } = endOf(css, at);
    const rule = css.slice(at, end);
    const head = block < 0 ? rule.trim() : css.slice(at, block).trim();
    if (block < 0 || (head.startsWith('@') && !holdsRules.test(head))) kept += rule;
    else if (head.startsWith('@')) {
      const inside = filtered(css.slice(block + 1, end - 1), classes);
      if (inside.trim() !== '') kept += `${head}{${inside}}`;
    } else if (applies(head, classes)) kept += rule;
    at = end;
  }
  return kept;
}

/**
 * Of a built style sheet the rules that could apply in a piece of HTML: those whose classes are all in it. What names no class, and what
 * is no rule, stays. The order stays as it was.
 */
export function usedCss(css: string, html: string): string {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return filtered(css, classes);
}
