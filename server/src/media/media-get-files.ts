import type { Handler } from '../calls/handler.ts';
import { readMediaFiles } from './media-files.ts';

export const mediaGetFiles: Handler<'mediaGetFiles'> = async (_, { database }) => ({
  data: { files: await readMediaFiles(database) },
});
