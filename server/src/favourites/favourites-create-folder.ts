import type { Handler } from '../calls/handler.ts';
import { changing, createOnce } from './changing.ts';

/** FAV-01: creates an empty folder. */
export const favouritesCreateFolder: Handler<'favouritesCreateFolder'> = (request, services) =>
  changing(request, services, (tx, { userId }) => {
    const { id, parent_id, order, name } = request.data;
    const folder = {
      id,
      data_type: 'FOLDER',
      name: name.trim(),
      stock_code: null,
      quantity: null,
      address: null,
    } as const;
    return createOnce(tx, userId, [id], async () => ({ kind: 'insert', root: { parent_id, order }, rows: [folder] }));
  });
