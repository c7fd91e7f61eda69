import type { ReactNode } from 'react';
import type { DecodedSettings } from '../registry/decode.ts';
import type { HiveComponentType, registry, SettingsOf } from '../registry/definitions.ts';

/** Values for styles as custom properties: numbers, colours and lengths that a codec has read, so that nothing else gets into a style. */
export type Look = Readonly<Record<`--${string}`, string>>;

/** An article, newsletter or paper (HIVE-12). */
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

/** What a page shows that is kept elsewhere. Answers at once: it is fetched before (see `wantedContent`). */
export interface PageContent {
  readonly articles?: (type: string, filter: string) => readonly PageArticle[];
  /** Tips of any of the subjects; all of them where none is named. */
  readonly tips?: (subjects: readonly string[]) => readonly PageTip[];
  /** The path of a resource by its number. */
  readonly resource?: (id: string) => string | undefined;
}

export interface RenderContext {
  /** In drafts indicators are forced on, nothing moves by itself, and what is missing says so (HIVE-10). */
  readonly mode: 'live' | 'draft';
  readonly content: PageContent;
  /** FILT-05: from the settings of the page's address. */
  readonly uriSettings: { readonly openAtStart?: boolean | undefined; readonly search?: string | undefined };
  /** `sheet` for pages of the server, whose security policy refuses styles in attributes; `inline` where the browser renders. */
  readonly styles: 'inline' | 'sheet';
}

/** What the outermost element of a component bears: its place, its link id, its style. */
export interface RootProps {
  readonly id?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly 'data-c'?: string;
  /** In drafts alone: the key that the editor finds it by. */
  readonly 'data-h'?: string;
  readonly 'data-activity'?: string;
  /** In the editor alone: chosen there. */
  readonly 'data-picked'?: '';
  readonly draggable?: true;
}

interface Common<Type extends HiveComponentType> {
  readonly values: SettingsOf<Type>;
  readonly root: RootProps;
  /** Unlike any other of the page, for ids. */
  readonly place: string;
  /** 0 for the root of the page. */
  readonly depth: number;
  readonly context: RenderContext;
}

type Kids<Type extends HiveComponentType> = (typeof registry)[Type]['children'] extends 'flow'
  ? { readonly children: ReactNode }
  : (typeof registry)[Type]['children'] extends 'cells'
    ? { /** One for each cell; null where it is empty. */ readonly cells: readonly ReactNode[] }
    : object;

export type ViewProps<Type extends HiveComponentType> = Common<Type> & Kids<Type>;

/** How a type is shown: complete HTML, to which an island may add what moves. */
export interface View<Type extends HiveComponentType> {
  readonly look?: (values: SettingsOf<Type>, context: RenderContext) => Look;
  readonly Show: (props: ViewProps<Type>) => ReactNode;
}

/** A view whose type is not known to the compiler, its props made by the same type's decoding. */
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
