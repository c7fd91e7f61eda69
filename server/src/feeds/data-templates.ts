import { feedsPages, templateFiles } from '@portal/feeds/documents';
import { strToU8, zipSync } from 'fflate';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';

const zipOf = (files: ReadonlyMap<string, string>) =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])));

export const dataTemplates: Handler<'dataTemplates'> = async ({ data: { feed } }) => {
  const files = templateFiles();
  if (feed === undefined) {
    const all = zipOf(new Map([...files, ...feedsPages()]));
    const content_base64 = Buffer.from(all).toString('base64');
    return { data: { file: { file_name: 'feed-templates.zip', content_type: 'application/zip', content_base64 } } };
  }
  const file_name = `${feed}.csv`;
  const text = files.get(file_name);
  if (text === undefined) throw invalidFields([{ field: 'feed', message: messages.upload.unknownFeed(feed) }]);
  const content_base64 = Buffer.from(text).toString('base64');
  return { data: { file: { file_name, content_type: 'text/csv; charset=utf-8', content_base64 } } };
};
