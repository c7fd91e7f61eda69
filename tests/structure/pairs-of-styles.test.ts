import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastPairs } from '../../packages/design-system/src/themes/pairs.ts';
import { root } from '../support/root.ts';

const folders = [
  'packages/design-system/src',
  'packages/portal-widgets/src',
  'packages/hive-components/src',
  'app/src',
];
const styleFiles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => `${folder}/${name}`),
);

/** Own properties of each object in a source, without nested objects. Quoted strings are left out. */
function objectsOf(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/gm, '');
  const found: string[] = [];
  const open: string[] = [''];
  for (const character of text) {
    if (character === '{') open.push('');
    else if (character === '}' && open.length > 1) found.push(open.pop() ?? '');
    else open.push(`${open.pop() ?? ''}${character}`);
  }
  return found;
}

const colourIn = (object: string, property: RegExp) => property.exec(object)?.[1];

interface Together {
  readonly pair: string;
  readonly file: string;
}

/** `text on background` pairs of rules that set both as tokens. */
const pairsIn = (file: string, source: string): Together[] =>
  objectsOf(source).flatMap((object) => {
    const text = colourIn(object, /(?:^|[\s,])color:\s*vars\.(\w+)/);
    const background = colourIn(object, /(?:^|[\s,])background(?:Color)?:\s*vars\.(\w+)/);
    return text && background ? [{ pair: `${text} on ${background}`, file }] : [];
  });

/** In either order, because the contrast is the same. */
const held = new Set(
  contrastPairs
    .filter(({ wash }) => wash === undefined)
    .flatMap(({ text, background }) => [`${text} on ${background}`, `${background} on ${text}`]),
);

test('finds rules that set text and background, whatever surrounds them', () => {
  const source = `style({ color: vars.text1, selectors: { '&:hover': { background: vars.hover, color: vars.info } }, // background: vars.field
    background: vars.surface1 })`;
  expect(pairsIn('a', source).map(({ pair }) => pair)).toEqual(['info on hover', 'text1 on surface1']);
});

test('THEME-01 SHELL-15 each text and background set by one rule is a pair with a required contrast in every theme', () => {
  const found = styleFiles.flatMap((file) => pairsIn(file, readFileSync(join(root, file), 'utf8')));
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(({ pair }) => !held.has(pair))).toEqual([]);
});
