import type { HivePicture } from '@portal/domain/hive';
import type { ReactNode } from 'react';
import type { DecodedSettings } from '../registry/decode.ts';
import type { HiveComponentType, registry, SettingsOf } from '../registry/definitions.ts';

/** Style values as custom properties: only numbers, colours and lengths that a codec has validated. */
export type Look = Readonly<Record<`--${string}`, string>>;

/** An article, newsletter or technical paper (HIVE-12). */
export interface PageArticle {
  readonly article_id: string;
  readonly article_type: string;
  readonly title: string;
  readonly description: string;
  readonly resource_link: string;
  /** YYYY-MM-DD */
  readonly published: string;
}

/** A tip (TIP-01). */
export interface PageTip {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Content of a page that is stored elsewhere. Synchronous: it is fetched beforehand (see `wantedContent`). */
export interface PageContent {
  readonly articles?: (type: string, filter: string) => readonly PageArticle[];
  /** Tips on any of the subjects; all tips if none is named. */
  readonly tips?: (subjects: readonly string[]) => readonly PageTip[];
  /** The path of a resource by its number. */
  readonly resource?: (id: string) => string | undefined;
  /** Size, focal point and alt text of a resource that is a picture of the library. */
  readonly picture?: (id: string) => HivePicture | undefined;
}

export interface RenderContext {
  /** In drafts indicators are always on, autoplay is off, and missing content is shown as a note (HIVE-10). */
  readonly mode: 'live' | 'draft';
  readonly content: PageContent;
  /** FILT-05: settings of the page's address. */
  readonly uriSettings: { readonly openAtStart?: boolean | undefined; readonly search?: string | undefined };
  /** `sheet` on the server, whose content security policy refuses style attributes; `inline` in the browser. */
  readonly styles: 'inline' | 'sheet';
  /** For the values of tablets and phones: the settings that have a value of their own there. */
  readonly chosenHere?: ReadonlySet<string>;
  /** Drafts only, for the component whose text is being edited: the setting, and the editor shown instead of it. */
  readonly editing?: { readonly setting: string; readonly editor: ReactNode } | undefined;
  /** Place of the component whose picture loads at once; in drafts none does. */
  readonly firstPicture?: string | undefined;
}

/** Attribute of the element of a cell, in drafts only: its number from 0, by which the editor finds it. */
export const cellProps = (index: number, { mode }: RenderContext): { readonly 'data-cell'?: string } =>
  mode === 'draft' ? { 'data-cell': String(index) } : {};

/** Attributes of the outermost element of a component: its place, link id and style. */
export interface RootProps {
  readonly id?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly 'data-c'?: string;
  /** Drafts only: the key by which the editor finds the element. */
  readonly 'data-h'?: string;
  readonly 'data-activity'?: string;
  /** Tablets or phones have values of their own. */
  readonly 'data-widths'?: '';
  /** Widths on which it is not shown. */
  readonly 'data-hidden-on'?: string;
  /** Editor only: selected. */
  readonly 'data-picked'?: '';
  readonly draggable?: true;
}

interface Common<Type extends HiveComponentType> {
  readonly values: SettingsOf<Type>;
  readonly root: RootProps;
  /** Unique within the page; part of element ids. */
  readonly place: string;
  /** 0 for the root of the page. */
  readonly depth: number;
  readonly context: RenderContext;
}

type Kids<Type extends HiveComponentType> = (typeof registry)[Type]['children'] extends 'flow'
  ? { readonly children: ReactNode }
  : (typeof registry)[Type]['children'] extends 'cells'
    ? { /** One per cell; null if empty. */ readonly cells: readonly ReactNode[] }
    : object;

export type ViewProps<Type extends HiveComponentType> = Common<Type> & Kids<Type>;

/** How a type is rendered: complete HTML, which an island may make interactive. */
export interface View<Type extends HiveComponentType> {
  readonly look?: (values: SettingsOf<Type>, context: RenderContext) => Look;
  readonly Show: (props: ViewProps<Type>) => ReactNode;
}

/** A view whose component type is not known to the compiler; its props come from decoding by the same type. */
export interface AnyView {
  readonly look?: (values: DecodedSettings['values'], context: RenderContext) => Look;
  readonly Show: (props: {
    readonly values: DecodedSettings['values'];
    readonly root: RootProps;
    readonly place: string;
    readonly depth: number;
    readonly context: RenderContext;
    readonly children?: ReactNode;
    readonly cells?: readonly ReactNode[];
  }) => ReactNode;
}
