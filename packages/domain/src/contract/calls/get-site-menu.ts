import { z } from 'zod/mini';
import type { SiteMenuEntry } from '../../hive/site-menu.ts';
import { defineCall } from '../call.ts';

export const getSiteMenu = defineCall({
  name: 'get-site-menu',
  access: 'anyone',
  summary:
    'The site menu: published pages with the menu flag in the order of the page tree, nested to one level (HIVE-01).',
  request: z.object({}),
  reply: z.object({ menu: z.custom<readonly SiteMenuEntry[]>() }),
});
