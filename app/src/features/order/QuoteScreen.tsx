import { Banner, Button, EmptyState, ErrorState, Skeleton } from '@portal/design-system';
import { Download, Printer } from '@portal/design-system/icons';
import type { QuotePaper } from '@portal/domain/cart';
import { shortDate } from '@portal/domain/format';
import { saveReply, useCall, useCallMutation, useFormat } from '@portal/portal-client/react';
import { SheetPage, TradeSheet } from '@portal/portal-widgets';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { quoteMessages } from '../../messages/quote.ts';

/** Format of the tokens that the server makes; anything else is not looked up. */
const token = /^#([\w-]{20,100})$/;

/** QQ-03: `/quote#{token}`, the quote as saved, for anyone with the link. Nothing is recalculated. */
export function QuoteScreen() {
  const { hash } = useLocation();
  const own = token.exec(hash)?.[1] ?? '';
  const { data, error, reload, isValidating } = useCall('quotes/read', own === '' ? null : { token: own });
  const nothing = (message: string) => (
    <EmptyState title={quoteMessages.noQuote}>
      <p>{message}</p>
    </EmptyState>
  );
  if (data) return <Shown key={own} token={own} quote={data.quote} expired={data.expired} />;
  return (
    <SheetPage busy={own !== '' && !error}>
      {own === '' ? (
        nothing(quoteMessages.incompleteLink)
      ) : error?.kind === 'refused' ? (
        // Revoked or never existed: the server does not say which.
        nothing(error.messageOr(quoteMessages.invalidLink))
      ) : error ? (
        <ErrorState title={quoteMessages.loadFailed} retrying={isValidating} onRetry={reload} />
      ) : (
        <Skeleton width="xl" />
      )}
    </SheetPage>
  );
}

function Shown({ token: own, quote, expired }: { token: string; quote: QuotePaper; expired: boolean }) {
  const { send, pending } = useCallMutation('quotes/pdf');
  const format = useFormat();
  const [wrong, setWrong] = useState<string | null>(null);
  const download = async () => {
    const outcome = await send({ token: own });
    setWrong(outcome.ok ? null : outcome.error.message);
    if (outcome.ok) saveReply(outcome.data.file);
  };
  const { saved, expiry, delivery_name, warehouse_name, account_name } = quote;
  return (
    <SheetPage
      busy={false}
      tools={
        <>
          <Button kind="filled" icon={Download} loading={pending} onClick={() => void download()}>
            {quoteMessages.saveAsPdf}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {quoteMessages.print}
          </Button>
        </>
      }
    >
      <TradeSheet
        title={quoteMessages.title(quote.prettyName)}
        orderNum={quote.orderNum}
        notice={
          wrong !== null ? (
            <Banner role="alert" tone="critical" title={wrong} />
          ) : expired ? (
            <Banner tone="warning" title={quoteMessages.expired(shortDate(expiry))}>
              {quoteMessages.expiredHint}
            </Banner>
          ) : null
        }
        facts={[
          { label: quoteMessages.facts.for, rows: [account_name] },
          { label: quoteMessages.facts.from, rows: [warehouse_name] },
          ...(delivery_name === '' ? [] : [{ label: quoteMessages.facts.delivery, rows: [delivery_name] }]),
          { label: quoteMessages.facts.saved, rows: [shortDate(saved)] },
          { label: quoteMessages.facts.validUntil, rows: [shortDate(expiry)] },
        ]}
        lines={quote.lines}
        totals={quote.totals}
        isFreightOpen={delivery_name === ''}
        format={format}
      />
    </SheetPage>
  );
}
