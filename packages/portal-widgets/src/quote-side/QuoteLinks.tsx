import { Button, Dialog, ErrorState, Skeleton, TextField } from '@portal/design-system';
import { quoteSideMessages } from '../messages/quote-side.ts';
import * as css from './QuoteSide.css.ts';
import type { QuoteLinksProps } from './QuoteSide.props.ts';

const messages = quoteSideMessages.shared;

/** QQ-03: links that show the quote to anyone who has one, until revoked. */
export function QuoteLinks(props: QuoteLinksProps) {
  const { links, failed, made, busy, when, onMake, onCopy, onRevoke, onRetry, onClose } = props;
  return (
    <Dialog
      title={messages.title}
      description={messages.hint}
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button kind="filled" loading={busy} onClick={onMake}>
            {messages.add}
          </Button>
          {links && links.length > 1 ? (
            <Button tone="critical" onClick={() => onRevoke(null)}>
              {messages.revokeAll}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.part}>
        {made === null ? null : (
          <div className={css.made}>
            <TextField
              label={messages.added}
              hint={messages.addedHint}
              value={made}
              readOnly
              onValueChange={() => {}}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button onClick={() => onCopy(made)}>{messages.copy}</Button>
          </div>
        )}
        {failed ? (
          <ErrorState title={messages.loadFailed} onRetry={onRetry} />
        ) : links === null ? (
          <Skeleton width="full" />
        ) : links.length === 0 ? (
          <p className={css.quiet}>{messages.empty}</p>
        ) : (
          <ul aria-label={messages.list} className={css.list}>
            {links.map(({ link_id, made: at, made_by, quote_saved }) => (
              <li key={link_id} className={css.item}>
                <span>
                  <b className={css.strong}>{messages.created(when(at))}</b>
                  <span className={css.quiet}>{messages.createdBy(made_by, when(quote_saved))}</span>
                </span>
                <Button kind="text" tone="critical" onClick={() => onRevoke(link_id)}>
                  {messages.revoke}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
