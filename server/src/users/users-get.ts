import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { usersMessages } from '../messages/users.ts';
import { signedIn } from '../session/access.ts';
import { detailOf } from './rules.ts';
import { readUser } from './store.ts';

export const usersGet: Handler<'usersGet'> = async (request, { database, clock }) => {
  const user = await readUser(database, { userId: request.data.user_id }, clock.now());
  if (!user) {
    throw new Refusal('user_not_found', { action: 'display_message', user_message: usersMessages.notFound });
  }
  return { data: { user: detailOf(signedIn(request.caller), user) } };
};
