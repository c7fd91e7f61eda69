import { Button, StatusIcon } from '@portal/design-system';
import { lazy, Suspense, useState } from 'react';
import { quoteSideMessages as messages } from '../messages/quote-side.ts';
import { SideSection } from '../order-side/SideSection.tsx';
import * as css from './QuoteSide.css.ts';
import type { QuoteSideProps, QuoteStage } from './QuoteSide.props.ts';

const ChooseLines = lazy(async () => ({ default: (await import('./ChooseLines.tsx')).ChooseLines }));

/** QQ-03: takes the place of Confirm for a quote: save, order all or part, print, share. */
export function QuoteSide(props: QuoteSideProps) {
  const { state, lines, busy, lockedReason, onSave, onOrder, onPdf, onLinks } = props;
  const [choosing, setChoosing] = useState(false);
  const quoted = state.stage === 'quote';
  const blocked = lockedReason ?? (lines.length === 0 ? messages.noLines : undefined);
  // Only a saved, unchanged and valid quote can be ordered; anything else must be saved first.
  const orders = quoted && !state.expired && !state.changed;
  const save = (
    <Button full kind={orders ? 'outlined' : 'filled'} loading={busy === 'save'} reason={blocked} onClick={onSave}>
      {quoted ? messages.saveChanges : messages.save}
    </Button>
  );
  return (
    <SideSection title={quoted ? messages.title : messages.quickTitle}>
      <Stand state={state} />
      <div className={css.ways}>
        {orders ? null : save}
        <Button
          full
          kind={orders ? 'filled' : 'outlined'}
          loading={busy === 'order'}
          reason={blocked}
          onClick={() => onOrder(null)}
        >
          {messages.orderAll}
        </Button>
        <Button full reason={blocked} onClick={() => setChoosing(true)}>
          {messages.orderSome}
        </Button>
      </div>
      {quoted ? (
        <div className={css.row}>
          <Button kind="text" loading={busy === 'pdf'} onClick={onPdf}>
            {messages.pdf}
          </Button>
          <Button kind="text" onClick={onLinks}>
            {messages.links}
          </Button>
          {orders ? (
            <Button kind="text" loading={busy === 'save'} onClick={onSave}>
              {messages.saveAgain}
            </Button>
          ) : null}
        </div>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <ChooseLines
            lines={lines}
            onOrder={(ids) => {
              setChoosing(false);
              onOrder(ids);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </SideSection>
  );
}

function Stand({ state }: { state: QuoteStage }) {
  if (state.stage === 'quick') {
    return (
      <p className={css.stand}>
        <span className={css.mark}>
          <StatusIcon kind="ring" tone="faint" />
        </span>
        <span>{messages.quick}</span>
      </p>
    );
  }
  const { saved, expiry, expired, changed } = state;
  return (
    <div role="status" className={css.stand}>
      <span className={css.mark}>
        <StatusIcon kind={expired || changed ? 'alert' : 'tick'} tone={expired || changed ? 'warning' : 'positive'} />
      </span>
      <div>
        <b className={css.strong}>{expired ? messages.expired(expiry) : messages.validUntil(expiry)}</b>
        <p className={css.quiet}>
          {expired ? messages.expiredHint : changed ? messages.changed(saved) : messages.saved(saved)}
        </p>
      </div>
    </div>
  );
}
