import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, insert, kebab, words, writeNew } from './files.mjs';

/**
 * A theme with the values of Standard: its folder, its name in the list of themes, and its tokens in the record that the compiler
 * compares with the list. The preference, the style sheets, the contrast tests and the pictures follow from these.
 */
export function theme(name, root) {
  const key = kebab(name);
  const tokens = `${camel(name)}Tokens`;
  const title = words(name)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  const themes = 'packages/design-system/src/themes';
  const standard = readFileSync(join(root, themes, 'standard/tokens.ts'), 'utf8');
  const files = writeNew(root, {
    [`${themes}/${key}/tokens.ts`]: standard.replace('standardTokens', tokens),
    [`${themes}/${key}/theme.css.ts`]: `import { applyTheme } from '../apply-theme.ts';

applyTheme('${key}');
`,
  });
  const names = insert(root, `${themes}/names.ts`, /\} as const;/, `  '${key}': '${title}',`);
  const index = `${themes}/index.ts`;
  insert(root, index, /import type \{ ThemeScheme/, `import { ${tokens} } from './${key}/tokens.ts';`);
  insert(
    root,
    index,
    /\} as const satisfies Record<ThemeKey, Theme>/,
    `  '${key}': { key: '${key}', name: themeTitles['${key}'], scheme: 'light', tokens: ${tokens} },`,
  );
  return [...files, names, index];
}
