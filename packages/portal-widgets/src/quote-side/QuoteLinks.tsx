import { Button, Dialog, ErrorState, Skeleton, TextField } from '@portal/design-system';
import * as css from './QuoteSide.css.ts';
import type { QuoteLinksProps } from './QuoteSide.props.ts';

/** QQ-03: links that show the quote to anyone who has one, until revoked. */
export function QuoteLinks(props: QuoteLinksProps) {
  const { links, failed, made, busy, when, onMake, onCopy, onRevoke, onRetry, onClose } = props;
  return (
    <Dialog
      title="Links to this quote"
      description="Anyone with a link can see the last saved version of this quote without signing in, until you revoke the link."
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button kind="filled" loading={busy} onClick={onMake}>
            Create a link
          </Button>
          {links && links.length > 1 ? (
            <Button tone="critical" onClick={() => onRevoke(null)}>
              Revoke all links
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.part}>
        {made === null ? null : (
          <div className={css.made}>
            <TextField
              label="New link"
              hint="Shown only once. Copy it now."
              value={made}
              readOnly
              onValueChange={() => {}}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button onClick={() => onCopy(made)}>Copy</Button>
          </div>
        )}
        {failed ? (
          <ErrorState title="We couldn't load the links." onRetry={onRetry} />
        ) : links === null ? (
          <Skeleton width="full" />
        ) : links.length === 0 ? (
          <p className={css.quiet}>No active links. Only your account can see this quote.</p>
        ) : (
          <ul aria-label="Active links" className={css.list}>
            {links.map(({ link_id, made: at, made_by, quote_saved }) => (
              <li key={link_id} className={css.item}>
                <span>
                  <b className={css.strong}>Created {when(at)}</b>
                  <span className={css.quiet}>
                    by {made_by}, of the quote saved {when(quote_saved)}
                  </span>
                </span>
                <Button kind="text" tone="critical" onClick={() => onRevoke(link_id)}>
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
