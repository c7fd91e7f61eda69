import { Button, Dialog, Kbd, StatusIcon } from '@portal/design-system';
import { useEffect, useId, useRef } from 'react';
import { checkPanelMessages as messages } from '../messages/check-panel.tsx';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './CheckPanel.css.ts';
import type { CheckPanelProps } from './CheckPanel.props.ts';
import { type Check, checkIcons } from './order-check.ts';

/** The first nine remedies have a digit as key; later ones move up as these are dealt with. */
const digits = 9;

function summary(checks: readonly Check[]): string {
  const blockers = checks.filter(({ weight }) => weight === 'must').length;
  const others = checks.length - blockers;
  const parts = [
    ...(blockers > 0 ? [messages.blocking(blockers)] : []),
    ...(others > 0 ? [messages.toKnow(others)] : []),
  ];
  return parts.join(' ') || messages.nothingBlocks;
}

/** CART-23: all checks, each with its remedy on one key; Confirm becomes available when none blocks it. */
export function CheckPanel(props: CheckPanelProps) {
  const { checks: shown, looking, blocked, busy, onRemedy, onConfirm, onClose } = props;
  const must = shown.filter(({ weight }) => weight === 'must');
  const know = shown.filter(({ weight }) => weight === 'know');
  const reason = must[0]?.title ?? blocked;
  const latest = useRef({ shown, onRemedy });
  latest.current = { shown, onRemedy };
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return;
      const entry = latest.current.shown[Number(event.key) - 1];
      if (!entry || entry.remedies.length === 0) return;
      event.preventDefault();
      latest.current.onRemedy(entry.id, 0);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
  const group = (title: string, of: readonly Check[]) =>
    of.length === 0 ? null : (
      <section aria-label={title}>
        <h3 className={css.heading}>{title}</h3>
        <ol className={css.list}>
          {of.map((entry) => (
            <Entry key={entry.id} {...props} check={entry} place={shown.indexOf(entry)} />
          ))}
        </ol>
      </section>
    );
  return (
    <Dialog
      title={messages.title}
      description={looking ? messages.looking : summary(shown)}
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <span className={css.hint}>
            {messages.undoHint(
              <>
                <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd>
              </>,
            )}
          </span>
          <Button kind="filled" loading={busy} reason={reason ?? undefined} onClick={onConfirm}>
            {orderSideMessages.confirm.confirm}
          </Button>
        </>
      }
    >
      {group(messages.must, must)}
      {group(messages.know, know)}
      {shown.length === 0 && !looking ? (
        <p className={css.done}>
          <StatusIcon
            kind={blocked === null ? 'tick' : 'alert'}
            tone={blocked === null ? 'positive' : 'warning'}
            size="tab"
          />
          {blocked ?? messages.ready}
        </p>
      ) : null}
    </Dialog>
  );
}

function Entry({
  check,
  place: at,
  onRemedy,
  onGoTo,
}: Pick<CheckPanelProps, 'onRemedy' | 'onGoTo'> & { readonly check: Check; readonly place: number }) {
  const { id, icon, tone, line, title, detail, remedies } = check;
  const [main, other] = remedies;
  const about = useId();
  const key = at < digits ? String(at + 1) : undefined;
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <StatusIcon kind={checkIcons[icon]} tone={tone} />
      </span>
      <span id={about}>
        {line === null ? (
          title
        ) : (
          <Button kind="text" aria-label={messages.goToLine(line.number, title)} onClick={() => onGoTo(check)}>
            {title}
          </Button>
        )}
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
      <span className={css.ways}>
        {other === undefined ? null : (
          <Button kind="text" aria-describedby={about} onClick={() => onRemedy(id, 1)}>
            {other}
          </Button>
        )}
        {main === undefined ? null : (
          <Button
            size="s"
            keyHint={key}
            aria-describedby={about}
            aria-keyshortcuts={key}
            onClick={() => onRemedy(id, 0)}
          >
            {main}
          </Button>
        )}
      </span>
    </li>
  );
}
