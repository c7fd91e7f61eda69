import type { Root } from 'hast';
import { richText } from '../rich/rich-text.ts';
import { linesOf } from '../settings/address.ts';
import type { Shape } from '../settings/setting.ts';
import { decodeSettings } from './decode.ts';
import { isComponentType, registry } from './definitions.ts';

/** Content stored elsewhere that a page needs, to be fetched before it is rendered. */
export interface WantedContent {
  readonly articles: readonly { readonly type: string; readonly filter: string }[];
  readonly tips: boolean;
  /** Resource numbers. */
  readonly resources: readonly string[];
}

function pictures(tree: Root): string[] {
  const found: string[] = [];
  richText().visit(tree, 'element', ({ properties: { src } }) => {
    if (typeof src === 'string') found.push(src);
  });
  return found;
}

function resourcesOf(name: string, values: Readonly<Record<string, unknown>>): string[] {
  const shape: Shape = isComponentType(name) ? registry[name].settings : {};
  const named = Object.entries(shape).flatMap(([setting, { wire, control }]) => {
    const value = values[setting];
    if (typeof value !== 'string') return [];
    if (wire === 'Markdown') return pictures(richText().readMarkdown(value));
    if (wire === 'HTML') return pictures(richText().readHtml(value));
    if (control === 'pictures') return linesOf(value);
    return control === 'picture' ? [value.trim()] : [];
  });
  return named.filter((value) => /^\d+$/.test(value));
}

/** Articles, tips and resources that the components refer to, each once, so that one request can load them. */
export function wantedContent(
  components: Iterable<{ readonly name: string; readonly settings: unknown }>,
): WantedContent {
  const articles = new Map<string, { type: string; filter: string }>();
  const resources = new Set<string>();
  let tips = false;
  for (const { name, settings } of components) {
    if (name === 'articles') {
      const { articleType, articleFilter } = decodeSettings('articles', settings).values;
      articles.set(`${articleType} ${articleFilter}`, { type: articleType, filter: articleFilter });
    }
    if (name === 'didYouKnow') tips = true;
    for (const resource of resourcesOf(name, decodeSettings(name, settings).values)) resources.add(resource);
  }
  return { articles: [...articles.values()], tips, resources: [...resources] };
}
