import { Button, Dialog, Kbd, Mark } from '@portal/design-system';
import { useEffect, useId, useRef } from 'react';
import * as css from './CheckPanel.css.ts';
import type { CheckEntry, CheckPanelProps } from './CheckPanel.props.ts';

/** Remedies that have a digit; the rest move up as these are dealt with. */
const digits = 9;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summary(entries: readonly CheckEntry[]): string {
  const blockers = entries.filter(({ weight }) => weight === 'blocker').length;
  const changes = entries.length - blockers;
  const parts = [
    ...(blockers > 0 ? [`${counted(blockers, 'thing stands', 'things stand')} in the way.`] : []),
    ...(changes > 0 ? [`${counted(changes, 'thing', 'things')} changed since you looked last.`] : []),
  ];
  return parts.join(' ') || 'Nothing stands in the way, and nothing changed since you looked last.';
}

/** CART-23: every blocker and every change with its remedy under one key, and Confirm once they are dealt with. */
export function CheckPanel(props: CheckPanelProps) {
  const { entries, looking, blocked, busy, onRemedy, onConfirm, onClose } = props;
  const blockers = entries.filter(({ weight }) => weight === 'blocker');
  const changes = entries.filter(({ weight }) => weight === 'change');
  const shown = [...blockers, ...changes];
  const reason = blockers[0]?.message ?? blocked;
  const latest = useRef({ shown, onRemedy });
  latest.current = { shown, onRemedy };
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return;
      const entry = latest.current.shown[Number(event.key) - 1];
      if (!entry) return;
      event.preventDefault();
      latest.current.onRemedy(entry.id);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
  const group = (title: string, of: readonly CheckEntry[]) =>
    of.length === 0 ? null : (
      <section aria-label={title}>
        <h3 className={css.heading}>{title}</h3>
        <ol className={css.list}>
          {of.map((entry) => (
            <Entry key={entry.id} {...props} entry={entry} place={shown.indexOf(entry)} />
          ))}
        </ol>
      </section>
    );
  return (
    <Dialog
      title="Check before confirming"
      description={looking ? 'Looking at every line…' : summary(entries)}
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <span className={css.hint}>
            <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> takes a remedy back.
          </span>
          <Button kind="filled" loading={busy} reason={reason ?? undefined} onClick={onConfirm}>
            Confirm order
          </Button>
        </>
      }
    >
      {group('Stands in the way', blockers)}
      {group('Changed since you looked last', changes)}
      {entries.length === 0 && !looking ? (
        <p className={css.done}>
          <Mark
            kind={blocked === null ? 'tick' : 'alert'}
            tone={blocked === null ? 'positive' : 'warning'}
            size="tab"
          />
          {blocked ?? 'The order can go as it is.'}
        </p>
      ) : null}
    </Dialog>
  );
}

function Entry({
  entry,
  place: at,
  onRemedy,
  onOther,
  onGoTo,
}: Pick<CheckPanelProps, 'onRemedy' | 'onOther' | 'onGoTo'> & { readonly entry: CheckEntry; readonly place: number }) {
  const { id, weight, place, message, remedy, other } = entry;
  const about = useId();
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <Mark kind={weight === 'blocker' ? 'alert' : 'rounded'} tone={weight === 'blocker' ? 'critical' : 'warning'} />
      </span>
      <span id={about}>
        {place === null ? null : (
          <>
            <Button kind="text" aria-label={`Go to ${place.toLowerCase()}`} onClick={() => onGoTo(id)}>
              {place}
            </Button>{' '}
          </>
        )}
        {message}
      </span>
      <span className={css.ways}>
        {other === undefined ? null : (
          <Button kind="text" aria-describedby={about} onClick={() => onOther(id)}>
            {other}
          </Button>
        )}
        <Button
          size="s"
          keyHint={at < digits ? String(at + 1) : undefined}
          aria-describedby={about}
          aria-keyshortcuts={at < digits ? String(at + 1) : undefined}
          onClick={() => onRemedy(id)}
        >
          {remedy}
        </Button>
      </span>
    </li>
  );
}
