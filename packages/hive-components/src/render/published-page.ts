import {
  type HiveNode,
  type HivePublishedPage,
  isYes,
  rootKey,
  type SettingValue,
  treeOf,
  type UriSettings,
} from '@portal/domain/hive';
import type { SelectedPage } from '@portal/domain/page-data';
import { childModel } from '../registry/child-model.ts';
import { contentOf, type PageContentInput } from './content-of.ts';
import { pageSummary } from './summary.ts';
import type { PageContent, RenderContext } from './view.ts';

/** A published page with its components' data, as the server and the calls return it. */
export interface PageInput extends PageContentInput {
  readonly page: HivePublishedPage;
}

/** The same, ready to render. */
export interface PublishedPage {
  readonly components: readonly HiveNode[];
  readonly content: PageContent;
  readonly uriSettings: RenderContext['uriSettings'];
  readonly title: string;
  /** Empty if the page has no text. */
  readonly description: string;
  /** Path of the page's preview image, or null. */
  readonly image: string | null;
  readonly selected: SelectedPage;
  /** The page's own address when the requested one is an alias without its own settings (FILT-05). */
  readonly movedTo: string | null;
}

const words = (value: SettingValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** Value of a setting: a path of this site, or a resource id. */
function pathOf(picture: string, resources: PageInput['resources']): string | null {
  const path = /^\d+$/.test(picture) && Object.hasOwn(resources, picture) ? (resources[picture] ?? '') : picture;
  return /^\/(?!\/)/.test(path) ? path : null;
}

/**
 * HIVE-17: title and description come from the settings `title` and `description` of the address, otherwise from the page's name and the
 * start of its text. An alias without settings uses those of the page's own address.
 */
export function readPublishedPage(input: PageInput): PublishedPage {
  const { page, resources } = input;
  const [draft] = page.drafts;
  const components = [...treeOf(draft?.components ?? [], childModel).tree.values()];
  const at = (uri: string): UriSettings => page.uri_settings.find((each) => each.uri === uri)?.settings ?? {};
  const own = at(page.selectedUri);
  const isAlias = page.selectedUri !== page.uri_path;
  const settings = Object.keys(own).length > 0 ? own : at(page.uri_path);
  const summary = pageSummary(components);
  return {
    components,
    content: contentOf(input),
    uriSettings: { openAtStart: isYes(settings.openAtStart), search: words(settings.search) },
    title: words(settings.title) || page.description.trim() || summary.heading || page.uri_path,
    description: words(settings.description) || summary.text,
    image: pathOf(words(settings.image), resources),
    selected: {
      page_id: page.page_id,
      draft_id: draft?.draft_id ?? 0,
      component_id: draft?.components.find((each) => each.key === rootKey)?.component_id ?? 0,
      uri_path: page.uri_path,
    },
    movedTo: isAlias && Object.keys(own).length === 0 ? page.uri_path : null,
  };
}
