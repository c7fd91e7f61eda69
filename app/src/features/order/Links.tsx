import { useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { QuoteLinks } from '@portal/portal-widgets';
import { useState } from 'react';
import { quoteActionsMessages } from '../../messages/quote-actions.ts';

export interface LinksProps {
  cartId: string;
  when: (time: string) => string;
  onClose: () => void;
}

/** QQ-03: creates, copies and revokes links to a quote. */
export function Links({ cartId, when, onClose }: LinksProps) {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('quotes/links', { cart_id: cartId });
  const add = useCallMutation('quotes/link', { reloads: ['quotes/links'] });
  const revoke = useCallMutation('quotes/revoke-link', { reloads: ['quotes/links'] });
  const [made, setMade] = useState<string | null>(null);
  const say = (message: string) => messages.show(message, 'warning');
  const make = async () => {
    const outcome = await add.send({ cart_id: cartId });
    if (!outcome.ok) return say(outcome.error.message);
    // In the fragment, so that browsers never send the token to a server or write it to a log.
    setMade(`${window.location.origin}/quote#${outcome.data.token}`);
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      messages.show(quoteActionsMessages.links.copied);
    } catch {
      say(quoteActionsMessages.links.copyBlocked);
    }
  };
  const end = async (link_id: string | null) => {
    const outcome = await revoke.send({ cart_id: cartId, ...(link_id === null ? {} : { link_id }) });
    if (!outcome.ok) return say(outcome.error.message);
    // The displayed link is, or may be, among the revoked ones.
    setMade(null);
  };
  return (
    <QuoteLinks
      links={data?.links ?? null}
      failed={error !== null}
      made={made}
      busy={add.pending}
      when={when}
      onMake={() => void make()}
      onCopy={(link) => void copy(link)}
      onRevoke={(link_id) => void end(link_id)}
      onRetry={reload}
      onClose={onClose}
    />
  );
}
