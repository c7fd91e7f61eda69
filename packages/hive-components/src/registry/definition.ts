import { hiddenOn } from '../settings/hidden-on.ts';
import type { Shape, Values } from '../settings/setting.ts';
import { string } from '../settings/string.ts';

/** `flow`: a contiguous sequence. `cells`: numbered places that may stay empty. */
export type Children = 'none' | 'flow' | 'cells';

/** Where the insert menu lists a type. */
export const groups = ['Layout', 'Words', 'Pictures', 'Trade'] as const;
export type Group = (typeof groups)[number];

/** Icons of types, by their Lucide names. */
export type IconName =
  | 'GalleryHorizontal'
  | 'Grid3x3'
  | 'Heading'
  | 'Hexagon'
  | 'Image'
  | 'ImageDown'
  | 'Layers'
  | 'Lightbulb'
  | 'ListFilter'
  | 'Milestone'
  | 'Minus'
  | 'Newspaper'
  | 'Quote'
  | 'RefreshCw'
  | 'SquareCode'
  | 'SquarePlay'
  | 'Square'
  | 'Text'
  | 'Theater'
  | 'UnfoldVertical';

/** Scripts that a type may need; a page loads only those of its components. */
export type IslandName = 'carousel' | 'more' | 'overlay' | 'player' | 'product-selector' | 'theatre' | 'tips' | 'years';

/** Settings that every component has (HIVE-09). */
export const commonSettings = {
  hiddenOn: hiddenOn('Not shown on', 'Visitors with such a device do not see it'),
  linkId: string('Name for links', '', {
    longest: 80,
    note: 'Links can point here by this name. Use letters, digits and dashes',
  }),
  activityLog: string('Name in the click report', '', {
    longest: 200,
    note: 'Clicks on it are counted under this name',
  }),
};

/** One step between two revisions of a type's stored settings. */
export type Upgrade = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** A component type's data without its view, so that the server can use it (HIVE-07). Keyed by `name`: ids are not unique. */
export interface Definition<Name extends string, S extends Shape, Kids extends Children = Children> {
  readonly name: Name;
  /** From the specification. Not unique, so never used for lookup. */
  readonly id: number;
  readonly label: string;
  /** Its purpose in one sentence. */
  readonly summary: string;
  readonly icon: IconName;
  readonly group: Group;
  readonly children: Kids;
  /** False: still rendered, but no longer offered in the insert dialog. */
  readonly listed: boolean;
  /** Revision of the stored settings; 1 if absent. */
  readonly revision: number;
  /** Keyed by target revision. Every revision from 2 on has one. */
  readonly upgrades: Readonly<Record<number, Upgrade>>;
  readonly settings: S & typeof commonSettings;
  /** Number of cells and of columns, for types whose children are in cells. */
  readonly cells?: (values: Values<S>) => { readonly count: number; readonly columns: number };
  /** Which settings apply, given the others; a setting that is not named always applies. */
  readonly shown: { readonly [Setting in keyof S]?: (values: Values<S>) => boolean };
  readonly islands: readonly IslandName[];
}

type Optional = 'children' | 'listed' | 'revision' | 'upgrades' | 'shown' | 'islands' | 'cells';

export function define<const Name extends string, S extends Shape, const Kids extends Children = 'none'>(
  given: Omit<Definition<Name, S, Kids>, 'settings' | Optional> & {
    readonly settings: S;
    readonly children?: Kids;
  } & Partial<Pick<Definition<Name, S, Kids>, Exclude<Optional, 'children' | 'cells'>>> &
    (Kids extends 'cells' ? Required<Pick<Definition<Name, S, Kids>, 'cells'>> : { readonly cells?: never }),
): Definition<Name, S, Kids> {
  const { children, settings, ...rest } = given;
  return {
    listed: true,
    revision: 1,
    upgrades: {},
    shown: {},
    islands: [],
    ...rest,
    // Matches the default of the type parameter, which the compiler cannot infer.
    children: children ?? ('none' as Kids),
    settings: { ...settings, ...commonSettings },
  };
}
