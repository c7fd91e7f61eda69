import type { HiveDifference } from './difference.ts';
import type { HivePicture, MediaUse } from './media.ts';

/** A stored value of a setting. Numbers may be stored as text; the registry interprets values. */
export type SettingValue = string | number | boolean | null;
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** HIVE-06: a self-describing setting, as the API sends it. */
export interface HiveSetting {
  readonly type: 'String' | 'Number' | 'Color' | 'Combo' | 'Markdown' | 'HTML';
  readonly name: string;
  readonly description: string;
  readonly value: SettingValue;
  /** False: not set, `value` is the default. */
  readonly is_set?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly readonly?: boolean | undefined;
}

/** A component as the API sends it. `component_id` is assigned by the server; `key` stays the same in forks of a draft. */
export interface HiveComponent {
  readonly component_id: number;
  readonly key: string;
  readonly page_id: number;
  readonly draft_id: number;
  /** `component_id` of the parent; null for the root. */
  readonly parent: number | null;
  /** From 0: the place in a flow, or the cell number. */
  readonly position: number;
  /** Component type. Type names are unique, type ids are not (HIVE-08). */
  readonly name: string;
  /** Its name in the tree; empty for the type's label. */
  readonly description: string;
  readonly active: boolean;
  readonly settings: readonly HiveSetting[];
}

/** A component in a HiveTree. Settings are plain values and include undeclared ones. */
export interface HiveNode {
  readonly key: string;
  /** Key of the parent; null for the root. */
  readonly parent: string | null;
  readonly position: number;
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly settings: SettingValues;
}

/** A draft's components by key. Immutable; unchanged nodes stay the same objects from one tree to the next. */
export type HiveTree = ReadonlyMap<string, HiveNode>;

export const mostComponents = 2000;
/** Maximum nesting: as many levels as the tree view can show. */
export const deepestComponent = 30;
export const longestDescription = 200;

/** Key of every draft's root, so that any two drafts can be compared. */
export const rootKey = 'root';

/**
 * How a type arranges children. `flow`: a sequence without gaps. `cells`: numbered cells, some may be empty; children from `count` on
 * are kept but not shown. `none`: accepts no children; existing ones are kept.
 */
export type ChildModel =
  | { readonly kind: 'none' }
  | { readonly kind: 'flow' }
  | { readonly kind: 'cells'; readonly count: number };
/** Looks up the child model for a type and its settings in the registry. */
export type ModelOf = (node: Pick<HiveNode, 'name' | 'settings'>) => ChildModel;

export type Flag = 0 | 1;

/** A draft of a page. Times are ISO 8601 in UTC. */
export interface HiveDraft {
  readonly draft_id: number;
  readonly page_id: number;
  readonly description: string;
  readonly finalised: Flag;
  readonly published: Flag;
  readonly publish_requested: Flag;
  /** Incremented by every change of the draft or its components. */
  readonly revision: number;
  readonly forked_from: number | null;
  readonly created: string;
  readonly created_by: string;
  readonly changed: string;
  readonly changed_by: string;
  readonly requested: string | null;
  readonly requested_by: string | null;
  readonly request_comment: string;
  /** Preflight findings accepted with the request. */
  readonly request_waivers: readonly HiveWaiver[];
  /** When it was last published, even if it no longer is. */
  readonly published_at: string | null;
  readonly published_by: string | null;
  /** When it will be published; null if that is not planned. */
  readonly publish_at: string | null;
  /** User name of who planned it. */
  readonly publish_at_by: string | null;
  /** Why it was not published at the planned time; empty if nothing went wrong. */
  readonly schedule_problem: string;
}

/** An accepted preflight finding with the reason. `findingKey` identifies the finding. */
export interface HiveWaiver {
  readonly kind: string;
  /** Key of the component; null for the page itself. */
  readonly key: string | null;
  readonly setting: string | null;
  /** What the finding is about, such as a part code or a path; absent or empty if the rule has one finding at most. */
  readonly about?: string | undefined;
  /** As it was shown to the author. */
  readonly message: string;
  readonly reason: string;
  /** User name of the author. */
  readonly by: string;
}

/** FILT-05: behaviour of the page when opened at one of its addresses. Undeclared settings are kept. */
export interface UriSettings {
  /** The product selector opens with the page. */
  readonly openAtStart?: boolean | undefined;
  /** Its initial search. */
  readonly search?: string | undefined;
  readonly [other: string]: SettingValue | undefined;
}

/** HIVE-01: a page as the API sends it. */
export interface HivePage {
  readonly page_id: number;
  /** Its address as typed: `/Products/Anchors`. */
  readonly uri: string;
  /** The normalised address (`uriPath`): `/products/anchors`. */
  readonly uri_path: string;
  readonly description: string;
  /** `page_id` of the parent page; null at the top level. */
  readonly parent: number | null;
  readonly position: number;
  /** Whether menus show it. */
  readonly menu: Flag;
  /** Whether visitors can reach it. */
  readonly active: Flag;
  /** When visitors will no longer reach it (ISO 8601 in UTC); null if that is not planned. */
  readonly unpublish_at: string | null;
  /** Incremented by every change of the page itself. */
  readonly revision: number;
  readonly drafts: readonly HiveDraft[];
  /** Other addresses, normalised. */
  readonly aliases: readonly string[];
  readonly uri_settings: readonly { readonly uri: string; readonly settings: UriSettings }[];
}

/** A page that links to another. */
export interface HivePageLink {
  readonly page_id: number;
  readonly uri_path: string;
  /** Its description, else its path. */
  readonly label: string;
}

/** A deleted page that can still be restored. Times are ISO 8601 in UTC. */
export interface HiveDeletedPage extends HivePageLink {
  readonly deleted: string;
  /** User name; null if unknown. */
  readonly deleted_by: string | null;
  /** When it is removed for good. */
  readonly removed_from: string;
  /** Whether visitors could reach it, so that they can again when it is restored. */
  readonly published: boolean;
  readonly drafts: number;
}

export interface HivePageNode extends HivePage {
  readonly children: readonly HivePageNode[];
}

/** A supplier's article, shown by the `articles` component (HIVE-12). */
export interface HiveArticle {
  readonly article_id: string;
  readonly article_type: ArticleType;
  readonly filter: string;
  readonly title: string;
  readonly description: string;
  readonly resource_link: string;
  /** YYYY-MM-DD */
  readonly published: string;
}

/** HIVE-12: in the order of the option index. */
export const articleTypes = ['Articles', 'Newsletters', 'Technical'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** One revision of a draft: author, time and changes. */
export interface HiveChangeEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly differences: readonly HiveDifference[];
}

/** A component type for the palette, with default settings. */
export interface HiveTypeSettings {
  readonly name: string;
  readonly id: number;
  readonly label: string;
  /** False: no longer offered, but existing components are still shown. */
  readonly listed: boolean;
  readonly children: ChildModel['kind'];
  readonly settings: readonly HiveSetting[];
}

/** A page as sent to visitors, without authors and plans. */
export interface HivePublishedPage extends Omit<HivePage, 'drafts' | 'revision' | 'unpublish_at'> {
  /** The requested address, normalised. */
  readonly selectedUri: string;
  /** Only the published draft. */
  readonly drafts: readonly (Pick<
    HiveDraft,
    'draft_id' | 'finalised' | 'published' | 'publish_requested' | 'published_at'
  > & {
    readonly components: readonly HiveComponent[];
  })[];
}

/** Somebody who has a draft open in a tab. */
export interface HivePerson {
  readonly tab: string;
  readonly username: string;
  /** First and last name; the user name if there are none. */
  readonly name: string;
  /** Key of the selected component. */
  readonly component: string | null;
}

/** An address that leads elsewhere while no page is published there. */
export interface HiveRedirect {
  /** Normalised. */
  readonly path: string;
  /** A path of this site or an address. */
  readonly target: string;
  /** 301 if true, 302 otherwise. */
  readonly permanent: boolean;
  readonly created: string;
  /** User name. */
  readonly created_by: string;
}

/** Components that staff saved to use again. */
export interface HiveSection {
  readonly section_id: number;
  readonly name: string;
  /** Subtrees, each beginning with its top. */
  readonly parts: readonly (readonly HiveNode[])[];
  /** User name. */
  readonly created_by: string;
  /** Pages that show it synced, also drafts. */
  readonly uses: readonly MediaUse[];
}

/** An image or document that settings refer to. */
export interface HiveResource {
  readonly resource_id: string;
  readonly domain_id: string;
  readonly title: string;
  /** `picture` or the kind of document. */
  readonly kind: string;
  readonly path: string;
  /** Only for pictures of the library. */
  readonly picture?: HivePicture;
}
