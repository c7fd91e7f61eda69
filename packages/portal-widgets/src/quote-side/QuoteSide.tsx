import { Button, Mark } from '@portal/design-system';
import { lazy, Suspense, useState } from 'react';
import { SideSection } from '../order-side/SideSection.tsx';
import * as css from './QuoteSide.css.ts';
import type { QuoteSideProps, QuoteStage } from './QuoteSide.props.ts';

const ChooseLines = lazy(async () => ({ default: (await import('./ChooseLines.tsx')).ChooseLines }));

/** QQ-03: takes the place of Confirm for a quote: save, order all or part, print, share. */
export function QuoteSide(props: QuoteSideProps) {
  const { state, lines, busy, lockedReason, onSave, onOrder, onPdf, onLinks } = props;
  const [choosing, setChoosing] = useState(false);
  const quoted = state.stage === 'quote';
  const blocked = lockedReason ?? (lines.length === 0 ? 'There is no line with a quantity yet' : undefined);
  // Only a saved, unchanged and valid quote can be ordered; anything else must be saved first.
  const orders = quoted && !state.expired && !state.changed;
  const save = (
    <Button full kind={orders ? 'outlined' : 'filled'} loading={busy === 'save'} reason={blocked} onClick={onSave}>
      {quoted ? 'Save the quote again' : 'Save as a quote'}
    </Button>
  );
  return (
    <SideSection title={quoted ? 'Quote' : 'Quick quote'}>
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
          Order all lines
        </Button>
        <Button full reason={blocked} onClick={() => setChoosing(true)}>
          Order some lines
        </Button>
      </div>
      {quoted ? (
        <div className={css.row}>
          <Button kind="text" loading={busy === 'pdf'} onClick={onPdf}>
            Save as PDF
          </Button>
          <Button kind="text" onClick={onLinks}>
            Share links
          </Button>
          {orders ? (
            <Button kind="text" loading={busy === 'save'} onClick={onSave}>
              Save again
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
          <Mark kind="ring" tone="faint" />
        </span>
        <span>These are today’s prices. Save a quote to hold them for 30 days.</span>
      </p>
    );
  }
  const { saved, expiry, expired, changed } = state;
  return (
    <div role="status" className={css.stand}>
      <span className={css.mark}>
        <Mark kind={expired || changed ? 'alert' : 'tick'} tone={expired || changed ? 'warning' : 'positive'} />
      </span>
      <div>
        <b className={css.strong}>{expired ? `Expired on ${expiry}` : `Prices valid until ${expiry}`}</b>
        <p className={css.quiet}>
          {expired
            ? 'An order would use today’s prices. Save the quote again to hold them.'
            : changed
              ? `Changed since it was saved on ${saved}. The PDF and the links show what was saved.`
              : `Saved on ${saved}.`}
        </p>
      </div>
    </div>
  );
}
