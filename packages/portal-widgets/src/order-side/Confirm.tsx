import { Button, Kbd, StatusIcon } from '@portal/design-system';
import { weekdayDate } from '@portal/domain/format';
import { useEffect, useId, useState } from 'react';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './OrderSide.css.ts';
import type { ConfirmProps, ConfirmStage } from './OrderSide.props.ts';

const messages = orderSideMessages.confirm;

/** Whole seconds until a time, updated every second; 0 once it is past, null without a time. */
function useSecondsLeft(until: string | null, now: () => number): number | null {
  const left = () => (until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, [until]);
  return left();
}

/** `4:12` */
function countdownWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type Open = Extract<ConfirmStage, { stage: 'open' }>;
type Confirmed = Extract<ConfirmStage, { stage: 'confirmed' }>;

/** CART-06, CART-07, CART-19: confirms an order, undoes that during the grace period, and shows the outcome. */
export function Confirm({ state, now = Date.now, onConfirm, onUnconfirm, onSubmitNow, onHold, onGoTo }: ConfirmProps) {
  return (
    <section aria-label={messages.label} className={`${css.section} ${css.confirm}`}>
      {state.stage === 'open' ? <OpenOrder state={state} onConfirm={onConfirm} onGoTo={onGoTo} /> : null}
      {state.stage === 'confirmed' ? (
        <ConfirmedOrder state={state} now={now} onUnconfirm={onUnconfirm} onSubmitNow={onSubmitNow} onHold={onHold} />
      ) : null}
      {state.stage === 'submitted' ? (
        <p role="status" className={css.settled}>
          <StatusIcon kind="submitted" tone="positive" size="tab" />
          <span>
            <b className={css.checkTitle}>{messages.submitted}</b>
            {state.submitted}
          </span>
        </p>
      ) : null}
      {state.stage === 'cancelled' ? (
        <p role="status" className={css.settled}>
          <StatusIcon kind="dash" tone="faint" size="tab" />
          <span>
            <b className={css.checkTitle}>{messages.cancelled}</b>
            {state.cancelled}
          </span>
        </p>
      ) : null}
    </section>
  );
}

function OpenOrder({ state, onConfirm, onGoTo }: { state: Open } & Pick<ConfirmProps, 'onConfirm' | 'onGoTo'>) {
  const why = useId();
  const { confirm_allowed, confirm_short_reason, goTo, busy, graceSeconds } = state;
  const keys = (
    <>
      <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
    </>
  );
  return (
    <>
      <Button
        full
        size="l"
        kind={confirm_allowed ? 'filled' : 'outlined'}
        loading={busy}
        reason={confirm_allowed ? undefined : confirm_short_reason}
        title={confirm_allowed ? undefined : confirm_short_reason}
        aria-describedby={confirm_allowed ? undefined : why}
        onClick={onConfirm}
      >
        {messages.confirm}
      </Button>
      {confirm_allowed ? null : (
        <p id={why} className={css.reason}>
          <StatusIcon kind="alert" tone="critical" />
          <span>
            {confirm_short_reason}{' '}
            {goTo ? (
              <Button kind="text" size="s" keyHint="N" onClick={onGoTo}>
                {goTo.label}
              </Button>
            ) : null}
          </span>
        </p>
      )}
      <p className={css.grace}>
        {confirm_allowed ? messages.keys(keys) : messages.keysLater(keys)}{' '}
        {graceSeconds === 0 ? messages.noGrace : messages.grace(graceSeconds)}
      </p>
    </>
  );
}

interface ConfirmedProps
  extends Required<Pick<ConfirmProps, 'now'>>,
    Pick<ConfirmProps, 'onUnconfirm' | 'onSubmitNow'> {
  readonly state: Confirmed;
  readonly onHold: ConfirmProps['onHold'] | undefined;
}

/** In seconds. A later time is shown as a date instead of a countdown. */
const hour = 3600;

function ConfirmedOrder({ state, now, onUnconfirm, onSubmitNow, onHold }: ConfirmedProps) {
  const left = useSecondsLeft(state.auto_submit, now);
  return (
    <>
      <p role="status" className={css.settled}>
        <StatusIcon kind="tick" tone="positive" size="tab" />
        <span>
          <b className={css.checkTitle}>{messages.confirmed}</b>
          {state.confirmed}
        </span>
      </p>
      {left === null ? (
        <p className={css.countdown}>{messages.onHold}</p>
      ) : (
        <p className={css.countdown} role="timer" aria-label={messages.countdown}>
          {left > hour
            ? messages.submitsOn(weekdayDate(state.auto_submit ?? ''))
            : left > 0
              ? messages.submitsIn(countdownWords(left))
              : messages.submitting}
        </p>
      )}
      {onHold && left !== 0 ? (
        <p className={css.hold}>
          <Button kind="text" onClick={() => onHold(left !== null)}>
            {left === null ? messages.resume : messages.hold}
          </Button>
        </p>
      ) : null}
      <div className={css.pair}>
        <Button loading={state.busy} onClick={onUnconfirm}>
          {messages.unconfirm}
        </Button>
        <Button kind="filled" loading={state.busy} onClick={onSubmitNow}>
          {messages.submit}
        </Button>
      </div>
    </>
  );
}
