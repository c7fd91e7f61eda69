import { Button, cx, Progress } from '@portal/design-system';
import { Check, Undo2 } from '@portal/design-system/icons';
import type { LoadDecision, LoadDetail } from '@portal/domain/data';
import type { ReactNode } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';
import { LoadStateMark } from './LoadStateMark.tsx';
import { PriceMoves } from './PriceMoves.tsx';

const messages = loadMessages.detail;

export interface LoadDetailPanelProps {
  readonly load: LoadDetail;
  /** The decision that is being carried out. */
  readonly deciding: LoadDecision | null;
  /** The list of errors and warnings. */
  readonly problems: ReactNode;
  readonly onDecide: (decision: LoadDecision) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

function Differences({ load }: { readonly load: LoadDetail }) {
  const { feed, file, rows, before, added, changed, gone } = messages.differenceColumns;
  const { number, dash } = loadMessages;
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{messages.difference}</h3>
      {load.differences.length === 0 ? (
        <p className={css.stripNote}>{messages.noDifference}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table}>
            <SmallHead words={[feed, file]} figures={[rows, before, added, changed, gone]} />
            <tbody>
              {load.differences.map((each) => (
                <tr key={each.feed}>
                  <th scope="row" className={table.first}>
                    <span className={css.strong}>{each.title}</span>
                  </th>
                  <td className={table.wordsCell}>{each.file === '' ? messages.removedWith : each.file}</td>
                  <td className={table.quietCell}>{each.file === '' ? dash : number(each.rows)}</td>
                  <td className={table.quietCell}>{each.before === null ? dash : number(each.before)}</td>
                  {[each.added, each.changed, each.gone].map((count, index) => (
                    <td key={[added, changed, gone][index]} className={cx(table.cell, count === 0 && css.faint)}>
                      {each.errors > 0 ? dash : number(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** What the state of a load means, and what to do. */
function Explanation({ load }: { readonly load: LoadDetail }) {
  if (load.state === 'reading') {
    const text = messages.reading(load.rows);
    return (
      <div className={css.decision} role="status">
        <p>{text}</p>
        <Progress label={loadMessages.states.reading} text={text} />
      </div>
    );
  }
  if (load.state === 'waiting') {
    return (
      <div className={css.decision}>
        <h3 className={css.partTitle}>{messages.whyItWaits}</h3>
        {load.approval.length === 0 ? <p>{messages.withinLimits}</p> : null}
        {load.approval.map((reason) => (
          <p key={reason} className={css.strong}>
            {reason}
          </p>
        ))}
        {load.approval.length === 0 ? null : <p>{messages.until}</p>}
      </div>
    );
  }
  const text =
    load.ending === 'refused'
      ? messages.refused(load.errors)
      : load.ending === 'interrupted' || load.ending === 'unchanged'
        ? messages[load.ending]
        : null;
  return text === null ? null : <p role="status">{text}</p>;
}

/** One load below the list: its difference, its price moves and its errors, and what can be decided about it. */
export function LoadDetailPanel(props: LoadDetailPanelProps) {
  const { load, deciding, problems, onDecide, onDownload, onClose } = props;
  const { load_id, state, errors, warnings } = load;
  const decision = (which: LoadDecision) => ({
    loading: deciding === which,
    onClick: () => onDecide(which),
  });
  return (
    <section aria-label={messages.region(load_id)} className={cx(css.detail, css.openEdge)}>
      <div className={cx(css.strip, css.openEdge)}>
        <h2 className={css.stripTitle}>{messages.region(load_id)}</h2>
        <LoadStateMark load={load} />
        <span className={css.stripNote}>{load.source}</span>
        <span className={css.stripEnd}>
          {load.rollback_to === null ? null : (
            <Button icon={Undo2} {...decision('rollback')}>
              {messages.rollBack}
            </Button>
          )}
          {state === 'reading' ? <Button {...decision('discard')}>{messages.stop}</Button> : null}
          {state === 'waiting' ? (
            <>
              <Button {...decision('discard')}>{messages.discard}</Button>
              <Button kind="filled" icon={Check} {...decision('approve')}>
                {messages.switchNow}
              </Button>
            </>
          ) : null}
          <Button kind="quiet" onClick={onClose}>
            {messages.close}
          </Button>
        </span>
      </div>
      <div className={css.inside}>
        <Explanation load={load} />
        {errors + warnings > 0 ? (
          <div className={css.part}>
            <div className={css.partHead}>
              <h3 className={css.partTitle}>{loadMessages.problems.title}</h3>
              <span className={css.stripNote}>{loadMessages.problems.count(errors, warnings)}</span>
              <span className={css.partEnd}>
                <Button kind="text" size="s" onClick={onDownload}>
                  {loadMessages.problems.download}
                </Button>
              </span>
            </div>
            {problems}
          </div>
        ) : null}
        {state === 'reading' || load.ending === 'refused' ? null : <Differences load={load} />}
        {load.differences.map((difference) =>
          difference.moves !== null && difference.moves.length > 0 ? (
            <div key={difference.feed} className={css.sums}>
              <PriceMoves difference={difference} />
            </div>
          ) : null,
        )}
      </div>
    </section>
  );
}
