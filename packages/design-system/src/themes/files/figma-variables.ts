import { spacings, steps } from '../../spacing/spacing.ts';
import { parseColour } from '../colour.ts';
import { type RoleKind, roleGroups } from '../editing/roles.ts';
import { type Theme, themes, tokenNames } from '../index.ts';
import type { ThemeTokens } from '../tokens.ts';

type Value = string | number | Readonly<Record<string, string | number>>;
interface Variable {
  readonly name: string;
  readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  readonly description: string;
  /** The values in the order of the collection's modes. */
  readonly values: readonly Value[];
}

const tokenOf = new Map(Object.entries(tokenNames).map(([key, name]) => [name as string, key as keyof ThemeTokens]));
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const rounded = (v: number) => Number(v.toFixed(6));

const kinds: Readonly<Partial<Record<RoleKind, Variable['resolvedType']>>> = {
  colour: 'COLOR',
  paint: 'COLOR',
  length: 'FLOAT',
  number: 'FLOAT',
};

/** Figma has sRGB colours from 0 to 1, and links between variables of one collection. */
function colour({ tokens }: Theme, text: string): Value {
  const name = /^var\(--([a-z0-9-]+)\)$/.exec(text)?.[1];
  if (name) return { type: 'VARIABLE_ALIAS', id: name };
  const { r, g, b, a } = parseColour(text, (each) => {
    const key = tokenOf.get(each);
    return key ? tokens[key] : '';
  });
  return { r: rounded(encode(r)), g: rounded(encode(g)), b: rounded(encode(b)), a: rounded(a) };
}

function collection(id: string, name: string, modes: readonly string[], variables: readonly Variable[]) {
  const modeId = (index: number) => `${id}-mode-${index}`;
  return {
    variableCollections: [{ action: 'CREATE', id, name, initialModeId: modeId(0) }],
    variableModes: modes.map((mode, index) => ({
      // A new collection has one mode, which is renamed.
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id: modeId(index),
      name: mode,
      variableCollectionId: id,
    })),
    variables: variables.map(({ name: variable, resolvedType, description }) => ({
      action: 'CREATE',
      id: variable,
      name: variable,
      variableCollectionId: id,
      resolvedType,
      description,
      codeSyntax: { WEB: `var(--${variable})` },
    })),
    variableModeValues: variables.flatMap(({ name: variable, values }) =>
      values.map((value, index) => ({ variableId: variable, modeId: modeId(index), value })),
    ),
  };
}

/**
 * All themes and spacings as Figma variables: the body of Figma's REST call `POST /v1/files/:file_key/variables`. Themes are the
 * modes of one collection. Shadows, rules and corner lists are styles in Figma, so they are not among the variables.
 */
export function figmaVariables() {
  const all: readonly Theme[] = Object.values(themes);
  const themed = roleGroups.flatMap(({ roles }) =>
    roles.flatMap(({ token, label, kind }): readonly Variable[] => {
      const resolvedType = kind === 'word' ? 'STRING' : kinds[kind];
      if (!resolvedType) return [];
      const values = all.map((theme) => {
        const value = theme.tokens[token];
        if (resolvedType === 'COLOR') return colour(theme, value);
        return resolvedType === 'FLOAT' ? Number.parseFloat(value) : value;
      });
      return [{ name: tokenNames[token], resolvedType, description: label, values }];
    }),
  );
  const spaced = Object.entries(spacings.medium).map(
    ([name]): Variable => ({
      name: `rhythm/${name}`,
      resolvedType: 'FLOAT',
      description: 'Follows the spacing preference',
      values: Object.values(spacings).map((heights) => heights[name as keyof typeof heights]),
    }),
  );
  const fixed = Object.entries(steps).map(
    ([name, text]): Variable => ({
      name: `space/${name}`,
      resolvedType: 'FLOAT',
      description: 'The 4 px grid',
      values: Object.values(spacings).map(() => Number.parseInt(text, 10)),
    }),
  );
  const parts = [
    collection(
      'themes',
      'Themes',
      all.map(({ name }) => name),
      themed,
    ),
    collection('spacing', 'Spacing', Object.keys(spacings), [...spaced, ...fixed]),
  ];
  return {
    variableCollections: parts.flatMap((part) => part.variableCollections),
    variableModes: parts.flatMap((part) => part.variableModes),
    variables: parts.flatMap((part) => part.variables),
    variableModeValues: parts.flatMap((part) => part.variableModeValues),
  };
}
