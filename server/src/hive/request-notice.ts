import { type HiveDraft, type HivePage, mayPublish, pageLabel } from '@portal/domain/hive';
import type { ValidatedRequest } from '../calls/handler.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { sendNotice } from '../mail/mail-limit.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { supplierName } from '../supplier/supplier.ts';

const { publicationRequest: messages } = mailsMessages;

type Publisher = Pick<Tables['portal_user'], 'user_id' | 'email' | 'firstname' | 'user_type'>;

/** Those who may publish (HIVE-15), without the requester. */
async function publishersFor(database: Database, { userId }: Pick<Caller, 'userId'>): Promise<readonly Publisher[]> {
  const users = await database.query<Publisher>(sql`
    SELECT user_id, email, firstname, user_type FROM portal_user
    WHERE NOT disabled AND email <> '' AND user_id <> ${userId} AND user_type NOT IN ('customer', 'public')
    ORDER BY user_id`);
  return users.filter((user) => mayPublish(user.user_type));
}

/**
 * HIVE-02: notifies by mail those who may publish that publication of a draft was requested. Sent in the background, so that a slow mail
 * server does not block the request.
 */
export function noticeOfRequest(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'mailer' | 'backgroundTasks'>,
  { origin }: Pick<ValidatedRequest<unknown>, 'origin'>,
  caller: Pick<Caller, 'userId' | 'realUserId' | 'username'>,
  { page, draft, comment }: { readonly page: HivePage; readonly draft: HiveDraft; readonly comment: string },
): void {
  const { database, config, backgroundTasks } = services;
  backgroundTasks.run('publication request', async () => {
    const { page_id } = page;
    const { draft_id } = draft;
    const subject = messages.subject(pageLabel(page), supplierName(config));
    for (const { email, firstname } of await publishersFor(database, caller)) {
      const text = messages.text({
        name: firstname,
        requester: caller.username,
        page: pageLabel(page),
        address: page.uri_path,
        comment,
        link: `${origin}/hive?page=${page_id}&draft=${draft_id}`,
      });
      await sendNotice(
        services,
        caller,
        { kind: 'publication_request', recipient: email, subject, detail: { page_id, draft_id } },
        text,
      );
    }
  });
}
