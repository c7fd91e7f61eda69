import { usePortal } from '@portal/portal-client/react';
import { QuoteLinks } from '@portal/portal-widgets';
import { useState } from 'react';
import { makeLink, revokeLink, useQuoteLinks } from './data/quotes.ts';

export interface LinksProps {
  cartId: string;
  when: (time: string) => string;
  onClose: () => void;
}

/** QQ-03: the links to a quote, made, copied and ended. */
export function Links({ cartId, when, onClose }: LinksProps) {
  const portal = usePortal();
  const { data, error, mutate } = useQuoteLinks(cartId);
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const say = (message: string) => portal.messages.show(message, 'warning');
  const make = async () => {
    setBusy(true);
    const result = await makeLink(portal, cartId);
    setBusy(false);
    if (!result.ok) return say(result.message);
    setMade(result.value);
    await mutate();
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      portal.messages.show('The link is copied.');
    } catch {
      say('The browser did not let the link be copied. Select it and copy it by hand.');
    }
  };
  const end = async (link_id: string | null) => {
    const wrong = await revokeLink(portal, cartId, link_id);
    if (wrong !== null) say(wrong);
    // The one shown is among those that ended, or may be.
    else setMade(null);
    await mutate();
  };
  return (
    <QuoteLinks
      links={data ?? null}
      failed={error !== undefined && !data}
      made={made}
      busy={busy}
      when={when}
      onMake={() => void make()}
      onCopy={(link) => void copy(link)}
      onRevoke={(link_id) => void end(link_id)}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  );
}
