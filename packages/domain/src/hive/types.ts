import type { HiveDifference } from './difference.ts';

/** A stored value of a setting. Numbers may arrive as text; what it means is the registry's to say. */
export type SettingValue = string | number | boolean | null;
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** HIVE-06: one setting as it travels, describing itself. */
export interface HiveSetting {
  readonly type: 'String' | 'Number' | 'Color' | 'Combo' | 'Markdown' | 'HTML';
  readonly name: string;
  readonly description: string;
  readonly value: SettingValue;
  /** False: nobody has set it, and the value is the default. */
  readonly is_set?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly readonly?: boolean | undefined;
}

/** A component as the calls tell it. `component_id` is the server's, `key` stays the same in forks of a draft. */
export interface HiveComponent {
  readonly component_id: number;
  readonly key: string;
  readonly page_id: number;
  readonly draft_id: number;
  /** `component_id` of the parent; null for the root. */
  readonly parent: number | null;
  /** From 0: the place in a flow, or the number of the cell. */
  readonly position: number;
  /** Its type. Ids of types are not unique, names are (HIVE-08). */
  readonly name: string;
  /** What the tree calls it; empty for the type's own label. */
  readonly description: string;
  readonly active: boolean;
  readonly settings: readonly HiveSetting[];
}

/** One node of the pure tree: a component under its key, its settings as bare values, undeclared ones too. */
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

/** A draft's components by key. Never changed in place; a node that a change does not touch stays the same object. */
export type HiveTree = ReadonlyMap<string, HiveNode>;

/** Every draft's root has this key, so that any two drafts can be compared. */
export const rootKey = 'root';

/**
 * How children are kept. `flow`: a sequence without gaps. `cells`: numbered places of which some may be empty; children at or past
 * `count` are kept and not shown. `none`: takes no children; what is there all the same stays.
 */
export type ChildModel =
  | { readonly kind: 'none' }
  | { readonly kind: 'flow' }
  | { readonly kind: 'cells'; readonly count: number };
/** From the registry: the model of a node of this type with these settings. */
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
  /** Raised by every change of the draft or of a component in it. */
  readonly revision: number;
  readonly forked_from: number | null;
  readonly created: string;
  readonly created_by: string;
  readonly changed: string;
  readonly changed_by: string;
  readonly requested: string | null;
  readonly requested_by: string | null;
  readonly request_comment: string;
  /** What its checks found and somebody let stand. */
  readonly request_waivers: readonly HiveWaiver[];
  /** When it was last published, whether it still is or not. */
  readonly published_at: string | null;
  readonly published_by: string | null;
}

/** A finding that may stay, told by what it says, and why. */
export interface HiveWaiver {
  readonly kind: string;
  /** Of the component; null for the page as a whole. */
  readonly key: string | null;
  readonly setting: string | null;
  readonly message: string;
  readonly reason: string;
  /** User name of whoever said so. */
  readonly by: string;
}

/** FILT-05: how the page behaves when it is opened by one of its addresses. Undeclared settings are kept. */
export interface UriSettings {
  /** The product selector opens with the page. */
  readonly openAtStart?: boolean | undefined;
  /** What the product selector searches for then. */
  readonly search?: string | undefined;
  readonly [other: string]: SettingValue | undefined;
}

/** HIVE-01: a page as the calls tell it. */
export interface HivePage {
  readonly page_id: number;
  /** Its own address as it was typed: `/Products/Anchors`. */
  readonly uri: string;
  /** The same as it is looked up: `/products/anchors`. */
  readonly uri_path: string;
  readonly description: string;
  /** `page_id` of the page above it in the page tree; null at the top. */
  readonly parent: number | null;
  readonly position: number;
  /** Whether menus show it. */
  readonly menu: Flag;
  /** Whether visitors can reach it. */
  readonly active: Flag;
  /** Raised by every change of the page itself. */
  readonly revision: number;
  readonly drafts: readonly HiveDraft[];
  /** Other addresses, as they are looked up. */
  readonly aliases: readonly string[];
  readonly uri_settings: readonly { readonly uri: string; readonly settings: UriSettings }[];
}

export interface HivePageNode extends HivePage {
  readonly children: readonly HivePageNode[];
}

/** An article of the supplier: the rows of the `articles` component (HIVE-12). */
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

/** HIVE-12: in the order of the option's index. */
export const articleTypes = ['Articles', 'Newsletters', 'Technical'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** What was changed in a draft at one revision, by whom. */
export interface HiveChangeEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly differences: readonly HiveDifference[];
}

/** A component type as the palette offers it, with its settings at their defaults. */
export interface HiveTypeSettings {
  readonly name: string;
  readonly id: number;
  readonly label: string;
  /** False: still shown where it stands, not offered any more. */
  readonly listed: boolean;
  readonly children: ChildModel['kind'];
  readonly settings: readonly HiveSetting[];
}

/** A page as visitors get it: nothing of who made it. */
export interface HivePublishedPage extends Omit<HivePage, 'drafts' | 'revision'> {
  /** The address that it was asked for by, as it is looked up. */
  readonly selectedUri: string;
  /** The published one alone. */
  readonly drafts: readonly (Pick<
    HiveDraft,
    'draft_id' | 'finalised' | 'published' | 'publish_requested' | 'published_at'
  > & {
    readonly components: readonly HiveComponent[];
  })[];
}

/** A picture, document or page that settings refer to. */
export interface HiveResource {
  readonly resource_id: string;
  readonly domain_id: string;
  readonly title: string;
  /** `picture`, or what kind of document. */
  readonly kind: string;
  readonly path: string;
}
