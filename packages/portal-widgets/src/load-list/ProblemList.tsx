import { Button, ErrorState, Skeleton, StatusIcon } from '@portal/design-system';
import type { LoadProblem } from '@portal/domain/data';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadMessages } from '../messages/loads.ts';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import * as css from './LoadList.css.ts';

const messages = loadMessages.problems;

export interface ProblemListProps {
  readonly problems: readonly LoadProblem[];
  /** Number of all stored problems. */
  readonly total: number;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** Errors and warnings of a load, for the person who corrects the files. */
export function ProblemList({ problems, total, isLoading, onMore }: ProblemListProps) {
  const { file, line, column, value, problem, remedy } = messages.columns;
  return (
    <>
      <div className={table.scroll}>
        <table className={table.table} aria-label={messages.title}>
          <SmallHead words={[file, line, column, value, problem, remedy]} figures={[]} />
          <tbody>
            {problems.map((each) => (
              <tr key={[each.file, each.line, each.column, each.message].join(' ')}>
                <th scope="row" className={table.first}>
                  <span className={css.status}>
                    <StatusIcon
                      kind={each.level === 'error' ? 'exclamation' : 'alert'}
                      tone={each.level === 'error' ? 'critical' : 'warning'}
                      label={each.level === 'error' ? messages.error : messages.warning}
                    />
                    {each.file}
                  </span>
                </th>
                <td className={table.first}>{each.line ?? ''}</td>
                <td className={table.first}>{each.column ?? ''}</td>
                <td className={table.wordsCell}>{each.value ?? ''}</td>
                <td className={table.wordsCell}>
                  <span className={css.words}>{each.message}</span>
                </td>
                <td className={table.wordsCell}>
                  <span className={css.words}>{each.remedy}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length < total ? (
        <p>
          <Button kind="text" loading={isLoading} onClick={onMore}>
            {messages.more(problems.length, total)}
          </Button>
        </p>
      ) : null}
    </>
  );
}

export interface LoadProblemsProps extends Omit<ProblemListProps, 'problems'> {
  /** Null until loaded. */
  readonly problems: readonly LoadProblem[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The errors and warnings of the open load, once they have been loaded. */
export function LoadProblems({ problems, failed, onRetry, ...list }: LoadProblemsProps) {
  if (failed) return <ErrorState title={loadsPanelMessages.problemsFailed} onRetry={onRetry} />;
  return problems ? <ProblemList problems={problems} {...list} /> : <Skeleton width="full" />;
}
