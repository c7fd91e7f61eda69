import { Button, type FormProblem } from '@portal/design-system';
import type { DestinationRow, UndeliveredEvent } from '@portal/domain/administration';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';
import { exactTime } from './exact-time.ts';
import { Facts } from './Facts.tsx';

const { destinations: messages } = administrationMessages;
const { columns: heads, replay, undelivered: words } = messages;
const replayRules = { what: { required: true, length: { max: 60 } } } as const;

export interface DestinationPanelProps {
  readonly destination: DestinationRow;
  /** The oldest undeliverable events. */
  readonly events: readonly UndeliveredEvent[];
  /** An action is under way. */
  readonly busy: boolean;
  /** Sends an order or event again; with null everything undeliverable. Resolves to the problems found. */
  readonly onReplay: (what: string | null) => Promise<readonly FormProblem[]>;
}

/** The queue of a destination in words, what could not be delivered, and sending again. */
export function DestinationPanel({ destination, events, busy, onReplay }: DestinationPanelProps) {
  const { name, kind, target, dead, waiting, delivered, oldest, last_delivered, answer } = destination;
  const time = (at: string | null) => (at === null ? messages.none : exactTime(at));
  const count = (value: number) => value.toLocaleString('en-AU');
  return (
    <section aria-label={messages.details(name)} className={css.panel}>
      <Facts
        facts={[
          [heads.target, target === '' ? messages.none : target],
          [heads.waiting, count(waiting)],
          [heads.oldest, time(oldest)],
          [heads.delivered, count(delivered)],
          [heads.last, time(last_delivered)],
          [heads.answer, answer ?? messages.none],
        ]}
      />
      <div className={css.head}>
        <h2 className={css.title}>{words.title}</h2>
        {dead > 0 && kind !== null ? (
          <Button loading={busy} onClick={() => void onReplay(null)}>
            {words.all(dead)}
          </Button>
        ) : null}
      </div>
      {dead === 0 ? <p className={css.note}>{words.none}</p> : null}
      {events.length > 0 ? (
        <div className={css.scroll}>
          <table aria-label={words.label(name)} className={css.table}>
            <thead>
              <tr>
                {Object.values(words.columns).map((head) => (
                  <th key={head} scope="col" className={css.headCell}>
                    {head}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {events.map(({ event_id, order, queued, attempts, answer: last }) => (
                <tr key={event_id} className={css.line}>
                  <th scope="row" className={css.lineName}>
                    {order}
                  </th>
                  <td className={css.lineCell}>{exactTime(queued)}</td>
                  <td className={css.lineCell}>{attempts}</td>
                  <td className={css.lineCell}>{last}</td>
                  <td className={css.lineCell}>
                    {kind === null ? null : (
                      <Button
                        kind="text"
                        loading={busy}
                        aria-label={words.againNamed(order)}
                        onClick={() => void onReplay(event_id)}
                      >
                        {words.again}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {events.length < dead ? <p className={css.note}>{words.first(events.length, dead)}</p> : null}
        </div>
      ) : null}
      {kind === null ? (
        <p className={css.note}>{messages.removedHint}</p>
      ) : (
        <div className={css.form}>
          <FieldsForm
            label={replay.label(name)}
            submit={replay.send}
            rules={replayRules}
            fields={[{ name: 'what', label: replay.order, hint: replay.hint, autoComplete: 'off' }]}
            onSubmit={({ what }) => onReplay(what.trim())}
          />
        </div>
      )}
    </section>
  );
}
