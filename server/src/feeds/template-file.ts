import { csvText } from '@portal/domain/csv';
import { feedsPages, templateFiles } from '@portal/feeds/documents';
import { strToU8, zipSync } from 'fflate';
import { invalidFields } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';

interface TemplateFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

/**
 * The template of a feed as CSV; without a feed, a ZIP of all templates with the pages that explain them. Throws a refusal if there is no such
 * feed.
 */
export function templateFile(feed: string | undefined): TemplateFile {
  const files = templateFiles(csvText);
  if (feed === undefined) {
    const all = [...files, ...feedsPages()].map(([name, text]) => [name, strToU8(text)] as const);
    const bytes = zipSync(Object.fromEntries(all));
    return { file_name: 'feed-templates.zip', content_type: 'application/zip', bytes };
  }
  const file_name = `${feed}.csv`;
  const text = files.get(file_name);
  if (text === undefined) throw invalidFields([{ field: 'feed', message: messages.upload.unknownFeed(feed) }]);
  return { file_name, content_type: 'text/csv; charset=utf-8', bytes: strToU8(text) };
}
