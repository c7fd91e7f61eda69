import { resourceAddresses, uriProblem } from '@portal/domain/hive';
import { loadRichText, wantedContent } from '@portal/hive-components/settings';
import type { Transport } from '@portal/portal-client';
import { articlesOf } from '@portal/portal-client/react';
import { type PublishedPage, readPublishedPage } from '../published-page.ts';

/**
 * NAV-12: the published page at a path, as it is looked up, with all that it shows; null where none is published. Throws where the server
 * does not answer.
 */
export async function loadPage(transport: Transport, path: string): Promise<PublishedPage | null> {
  if (uriProblem(path) !== null) return null;
  const [found] = await Promise.all([transport.callOrFalse('get-published-pages', { uri_path: path }), loadRichText()]);
  if (found === false) throw new Error("We couldn't load this page.");
  const [page] = found.pages;
  if (!page) return null;
  const wanted = wantedContent(page.drafts[0]?.components ?? []);
  const [articles, tips, resources] = await Promise.all([
    articlesOf(transport, wanted.articles),
    wanted.tips ? transport.callOrFalse('get-did-you-know-list', {}) : null,
    wanted.resources.length > 0 ? transport.callOrFalse('resources/get', {}) : null,
  ]);
  return readPublishedPage({
    page,
    articles,
    tips: tips ? tips.did_you_know : [],
    resources: resources ? resourceAddresses(resources) : {},
  });
}
