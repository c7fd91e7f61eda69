import { Button, cx, Progress, type TabItem, Tabs } from '@portal/design-system';
import { Check, RefreshCw, Undo2 } from '@portal/design-system/icons';
import type { LoadDecision, LoadDetail } from '@portal/domain/data';
import { type ReactNode, useState } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import type { RowsToLeave } from './LeaveOutQuestion.tsx';
import * as css from './LoadList.css.ts';
import { LoadLog } from './LoadLog.tsx';
import { LoadMapping } from './LoadMapping.tsx';
import { LoadStateIcon } from './LoadStateIcon.tsx';
import { PriceMoves } from './PriceMoves.tsx';

const messages = loadMessages.detail;

export interface LoadDetailPanelProps {
  readonly load: LoadDetail;
  /** The decision that is being carried out. */
  readonly deciding: LoadDecision | null;
  /** The list of errors and warnings. */
  readonly problems: ReactNode;
  /** The rows that it changes. */
  readonly rows: ReactNode;
  /** The loads before it. */
  readonly earlier: ReactNode;
  /** The files are being loaded again. */
  readonly isAgain: boolean;
  readonly onLoadAgain: () => void;
  readonly onLeaveOut: (rows: RowsToLeave) => void;
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
      <div className={cx(css.decision, css.explanation)} role="status">
        <p>{text}</p>
        <Progress label={loadMessages.states.reading} text={text} />
      </div>
    );
  }
  if (load.state === 'waiting') {
    return (
      <div className={cx(css.decision, css.explanation)}>
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
  return text === null ? null : (
    <p role="status" className={css.explanation}>
      {text}
    </p>
  );
}

type Tab = keyof typeof loadTabMessages.tabs;

function Problems({ load, problems, onDownload }: Pick<LoadDetailPanelProps, 'load' | 'problems' | 'onDownload'>) {
  const { errors, warnings } = load;
  if (errors + warnings === 0) return null;
  return (
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
  );
}

function DifferenceView({ load, onLeaveOut }: Pick<LoadDetailPanelProps, 'load' | 'onLeaveOut'>) {
  const leftOut = load.differences.reduce((sum, { left_out }) => sum + left_out, 0);
  return (
    <>
      {leftOut > 0 ? <p role="status">{loadTabMessages.leaveOut.done(leftOut)}</p> : null}
      {load.ending === 'refused' ? null : <Differences load={load} />}
      {load.differences.map((difference) =>
        difference.moves !== null && difference.moves.length > 0 ? (
          <div key={difference.feed} className={css.sums}>
            <PriceMoves difference={difference} onLeaveOut={load.state === 'waiting' ? onLeaveOut : null} />
          </div>
        ) : null,
      )}
    </>
  );
}

/** The views of a load that has been read. If it was refused, its problems come first. */
function Views(props: LoadDetailPanelProps) {
  const { load, rows, earlier } = props;
  const [tab, setTab] = useState<Tab>(load.ending === 'refused' ? 'log' : 'difference');
  const names = loadTabMessages.tabs;
  const changes = load.added + load.changed + load.gone;
  const hasChanges = load.ending !== 'refused';
  const items: readonly TabItem<Tab>[] = [
    ...(hasChanges ? [{ key: 'difference' as const, label: names.difference }] : []),
    { key: 'rows', label: names.rows, count: hasChanges ? changes : 0 },
    {
      key: 'log',
      label: names.log,
      ...(load.errors + load.warnings > 0 ? { count: load.errors + load.warnings } : {}),
    },
    { key: 'mapping', label: names.mapping },
    { key: 'earlier', label: names.earlier },
  ];
  const views: Readonly<Record<Tab, ReactNode>> = {
    difference: <DifferenceView {...props} />,
    rows,
    log: <LoadLog load={load} problems={<Problems {...props} />} />,
    mapping: <LoadMapping differences={load.differences} />,
    earlier,
  };
  return (
    <Tabs label={loadTabMessages.label(load.load_id)} items={items} value={tab} onValueChange={setTab}>
      <div className={css.inside}>{views[tab]}</div>
    </Tabs>
  );
}

/** One load below the list: its difference, its rows, what is wrong and what was done, and what can be decided about it. */
export function LoadDetailPanel(props: LoadDetailPanelProps) {
  const { load, deciding, isAgain, onDecide, onLoadAgain, onClose } = props;
  const { load_id, state } = load;
  const decision = (which: LoadDecision) => ({
    loading: deciding === which,
    onClick: () => onDecide(which),
  });
  return (
    <section aria-label={messages.region(load_id)} className={cx(css.detail, css.openEdge)}>
      <div className={cx(css.strip, css.openEdge)}>
        <h2 className={css.stripTitle}>{messages.region(load_id)}</h2>
        <LoadStateIcon load={load} />
        <span className={css.stripNote}>{load.source}</span>
        <span className={css.stripEnd}>
          {load.rollback_to === null ? null : (
            <Button icon={Undo2} {...decision('rollback')}>
              {messages.rollBack}
            </Button>
          )}
          {load.can_load_again ? (
            <Button icon={RefreshCw} loading={isAgain} onClick={onLoadAgain}>
              {loadTabMessages.again}
            </Button>
          ) : null}
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
      <Explanation load={load} />
      {state === 'reading' ? null : <Views key={state} {...props} />}
    </section>
  );
}
