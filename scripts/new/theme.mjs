import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { append, camel, insert, kebab, words, writeNew } from './files.mjs';

/**
 * A theme with the values of Standard, its entry in the record, its line in the stylesheet of all themes, and its name among the values
 * of the preference, which the domain lists itself because it doesn't import the design system. Contrast tests and screenshots follow
 * from the record.
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
import { ${tokens} } from './tokens.ts';

applyTheme('${key}', 'light', ${tokens});
`,
  });
  const index = `${themes}/index.ts`;
  insert(root, index, /import type \{ ThemeScheme/, `import { ${tokens} } from './${key}/tokens.ts';`);
  insert(
    root,
    index,
    /\} as const satisfies Record<ThemeKey, Theme>/,
    `  '${key}': { key: '${key}', name: themeTitles['${key}'], scheme: 'light', tokens: ${tokens} },`,
  );
  const names = `${themes}/names.ts`;
  insert(root, names, /\} as const;/, `  '${key}': '${title}',`);
  const all = append(root, `${themes}/all.css.ts`, `import './${key}/theme.css.ts';`);
  const preference = insert(
    root,
    'packages/domain/src/preference/scales.ts',
    /\] as const;\nexport type ThemeName/,
    `  '${title}',`,
  );
  return [...files, names, index, all, preference];
}
