import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { themes, tokenNames } from '../../packages/design-system/src/themes/index.ts';
import type { ThemeKey } from '../../packages/design-system/src/themes/names.ts';
import { root } from '../support/root.ts';

/** Storybook's style sheets. Its classes begin with the name of the file that declares them: `Banner_banner__1qqhuq0`. */
function walkRules(visit: (rule: Rule) => void): void {
  const folder = join(root, '.build/storybook/assets');
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.css')) postcss.parse(readFileSync(join(folder, name), 'utf8')).walkRules(visit);
  }
}

const isConditional = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer';

/** Classes that have a padding, whatever the state of their elements, by the style file that declares them. */
export function paddedClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  walkRules((rule) => {
    const [, file = ''] = /^\.([A-Za-z0-9]+)_[\w-]+$/.exec(rule.selector) ?? [];
    const isPadded = rule.nodes.some(
      (each) => each.type === 'decl' && /^padding/.test(each.prop) && !/^0\D*$/.test(each.value),
    );
    if (file === '' || !isPadded || isConditional(rule)) return;
    found.set(file, (found.get(file) ?? new Set()).add(rule.selector));
  });
  return found;
}

const referred = (value: string): readonly string[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

/** Names of tokens that a style uses in a theme, also through another token. Rules of the themes themselves do not count. */
export function usedTokens(theme: ThemeKey): ReadonlySet<string> {
  const used = new Set<string>();
  walkRules((rule) => {
    if (/data-theme|^:root/.test(rule.selector) || /:(?:hover|active|focus)/.test(rule.selector)) return;
    for (const each of rule.nodes) if (each.type === 'decl') for (const name of referred(each.value)) used.add(name);
  });
  for (const [token, name] of Object.entries(tokenNames)) {
    const value = themes[theme].tokens[token as keyof typeof tokenNames];
    if (used.has(name)) for (const other of referred(value)) used.add(other);
  }
  return used;
}
