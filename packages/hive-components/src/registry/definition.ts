import type { Shape, Values } from '../settings/setting.ts';
import { string } from '../settings/string.ts';

/** `flow`: a contiguous sequence. `cells`: numbered places that may stay empty. */
export type Children = 'none' | 'flow' | 'cells';

/** Where the insert menu lists a type. */
export const groups = ['Layout', 'Words', 'Pictures', 'Trade'] as const;
export type Group = (typeof groups)[number];

/** Pictures of types, by Lucide's names. */
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
  | 'SquareCode'
  | 'SquarePlay'
  | 'Square'
  | 'Text'
  | 'Theater'
  | 'UnfoldVertical';

/** Scripts that a type may ask for; a page loads only those that stand on it. */
export type IslandName = 'carousel' | 'more' | 'overlay' | 'player' | 'product-selector' | 'theatre' | 'tips' | 'years';

/** Settings that every component has (HIVE-09). */
export const commonSettings = {
  linkId: string('Link id', '', {
    longest: 80,
    note: 'Name of this place, for links to it: letters, digits and dashes',
  }),
  activityLog: string('Activity log', '', { longest: 200, note: 'Logged when it is clicked' }),
};

/** One step between two revisions of a type's stored settings. */
export type Upgrade = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** A component's data, free of any view, so that the server reads it too (HIVE-07). Keyed by `name`: ids are not unique. */
export interface Definition<Name extends string, S extends Shape, Kids extends Children = Children> {
  readonly name: Name;
  /** As in the specification; two types share one, so nothing is looked up by it. */
  readonly id: number;
  readonly label: string;
  /** What it is for, in one sentence. */
  readonly summary: string;
  readonly icon: IconName;
  readonly group: Group;
  readonly children: Kids;
  /** False: still rendered, no longer offered. */
  readonly listed: boolean;
  /** Of the stored settings; without a number they are of revision 1. */
  readonly revision: number;
  /** Keyed by the revision that the step leads to. Every revision from 2 on has one. */
  readonly upgrades: Readonly<Record<number, Upgrade>>;
  readonly settings: S & typeof commonSettings;
  /** How many cells there are, and how many stand beside one another. Of types whose children stand in cells. */
  readonly cells?: (values: Values<S>) => { readonly count: number; readonly columns: number };
  /** Which settings matter, given the others; one that is not named always does. */
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
    // The default of the type parameter says the same, which the compiler cannot know.
    children: children ?? ('none' as Kids),
    settings: { ...settings, ...commonSettings },
  };
}
