import type { Mailer } from '../mail/mailer.ts';
import type { SmsGateway } from '../sms/sms.ts';
import type { Reporter } from './reporter.ts';

/** Kinds of message sent through external servers. */
export type Message = 'mail' | 'sms';

export interface Watchers {
  readonly reporter: Pick<Reporter, 'failed'>;
  /** Counts a message, sent or failed. */
  readonly handedOver: (message: Message, isWell: boolean) => void;
}

/** Wraps `send` to count messages and report failures (PING-06). Errors still reach the caller. */
function watched<Sent>(message: Message, send: (sent: Sent) => Promise<void>, { reporter, handedOver }: Watchers) {
  return async (sent: Sent): Promise<void> => {
    try {
      await send(sent);
    } catch (error) {
      handedOver(message, false);
      reporter.failed(error, { source: 'message', path: message });
      throw error;
    }
    handedOver(message, true);
  };
}

export const watchedMailer = (mailer: Mailer, watchers: Watchers): Mailer => ({
  send: watched('mail', mailer.send, watchers),
  close: mailer.close,
});

export const watchedGateway = (gateway: SmsGateway, watchers: Watchers): SmsGateway => ({
  send: watched('sms', gateway.send, watchers),
});
