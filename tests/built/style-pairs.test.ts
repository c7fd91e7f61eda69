import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { contrastPairs } from '../../packages/design-system/src/themes/pairs.ts';
import { tokenNames } from '../../packages/design-system/src/themes/tokens.ts';
import { root } from '../support/root.ts';

function namesIn(path: string): readonly string[] {
  if (!existsSync(join(root, path)))
    throw new Error(`${path} is not built: run \`npm test -- build storybook\` first.`);
  if (!path.endsWith('.json')) return readdirSync(join(root, path));
  // Files of older builds stay beside the new ones.
  const chunks: Readonly<Record<string, { css?: readonly string[] }>> = JSON.parse(
    readFileSync(join(root, path), 'utf8'),
  );
  return [...new Set(Object.values(chunks).flatMap(({ css = [] }) => css))];
}

/** The styles of the app, and those of every story: all components, the documentation of the design system and the page builder. */
const styleSheets = [
  ...namesIn('app/dist/.vite/manifest.json').map((name) => `app/dist/${name}`),
  ...namesIn('.build/storybook/assets').map((name) => `.build/storybook/assets/${name}`),
].filter((name) => name.endsWith('.css'));

const tokenOf = new Map(Object.entries(tokenNames).map(([token, name]) => [`var(--${name})`, token]));

/** The token to which a rule sets one of these properties last; undefined for another value, or for none. */
function tokenIn(rule: Rule, ...properties: readonly string[]): string | undefined {
  const values = rule.nodes.flatMap((each) =>
    each.type === 'decl' && properties.includes(each.prop) ? [each.value] : [],
  );
  return tokenOf.get(values.at(-1) ?? '');
}

interface Together {
  readonly pair: string;
  readonly where: string;
}

/** `text on background` of rules that set both as tokens. */
function pairsIn(css: string, file: string): Together[] {
  const found: Together[] = [];
  postcss.parse(css).walkRules((rule) => {
    const text = tokenIn(rule, 'color');
    const background = tokenIn(rule, 'background', 'background-color');
    if (text && background) found.push({ pair: `${text} on ${background}`, where: `${file} ${rule.selector}` });
  });
  return found;
}

/** In either order, because the contrast is the same. */
const held = new Set(
  contrastPairs
    .filter(({ wash, strength, least }) => wash === undefined && strength === undefined && least === 4.5)
    .flatMap(({ text, background }) => [`${text} on ${background}`, `${background} on ${text}`]),
);
const notHeld = (pairs: readonly Together[]) => pairs.filter(({ pair }) => !held.has(pair));

test('a rule with a text and a background that are no pair is found, whatever surrounds it', () => {
  const css = `@layer a{.b{color:var(--text-1);background:var(--surface-1)}
    @media (width>1px){.c:hover{background-color:var(--accent);padding:0;color:var(--text-3)}}
    .d{background:var(--head)}.d{color:var(--text-1)}.e{color:var(--ink-of-its-own);background:var(--head)}
    .f{color:var(--info);background:var(--hover);background:color-mix(in oklab,var(--hover) 50%,#0000)}}`;
  expect(pairsIn(css, 'a.css').map(({ pair }) => pair)).toEqual(['text1 on surface1', 'text3 on accent']);
  expect(notHeld(pairsIn(css, 'a.css'))).toEqual([{ pair: 'text3 on accent', where: 'a.css .c:hover' }]);
});

test('THEME-01 SHELL-15 each text and background set by one rule is a pair with the contrast of text in every theme', () => {
  const found = styleSheets.flatMap((file) => pairsIn(readFileSync(join(root, file), 'utf8'), file));
  for (const folder of ['app/dist', '.build/storybook']) {
    expect(found.filter(({ where }) => where.startsWith(folder)).length, folder).toBeGreaterThan(100);
  }
  expect(notHeld(found)).toEqual([]);
});
