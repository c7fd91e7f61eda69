import { Banner, EmptyState, ErrorState, IconButton, Skeleton, Stack, Switch } from '@portal/design-system';
import { X } from '@portal/design-system/icons';
import type { ComparedRow, Comparison } from '@portal/domain/catalogue';
import { useState } from 'react';
import { compareMessages as messages } from '../messages/compare.ts';
import { AddPart } from './AddPart.tsx';
import * as css from './Compare.css.ts';
import type { CompareProps } from './Compare.props.ts';
import { ComparedRows } from './ComparedRows.tsx';

const groups: readonly ComparedRow['group'][] = ['Facts', 'Details', 'Dimensions', 'Packaging'];

/** PART-11: up to eight parts side by side. Rows equal in all parts are folded; differences from the first part are marked. */
export function Compare(props: CompareProps) {
  const { comparison, failed, unknown, suggest, onAdd, onRetry } = props;
  const [all, setAll] = useState(false);
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (!comparison) {
    return (
      <div aria-busy="true" className={css.waiting}>
        <Stack gap={4}>
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Stack>
      </div>
    );
  }
  const { stock_codes, rows } = comparison;
  const same = rows.filter((row) => row.same).length;
  const many = stock_codes.length > 1;
  const shown = all || !many ? rows : rows.filter((row) => !row.same);
  return (
    <div className={css.compare}>
      {unknown.length > 0 ? (
        <Banner tone="warning" role="status" title={messages.unknown(unknown.join(', '))}>
          {messages.notAdded}
        </Banner>
      ) : null}
      <div className={css.tools}>
        <div className={css.add}>
          <AddPart compared={stock_codes} suggest={suggest} onAdd={onAdd} />
        </div>
        {many && same > 0 ? (
          <Switch checked={all} onCheckedChange={setAll}>
            {messages.showIdentical(same)}
          </Switch>
        ) : null}
      </div>
      {stock_codes.length === 0 ? (
        <EmptyState title={messages.empty}>
          <p>{messages.emptyHint}</p>
        </EmptyState>
      ) : (
        <SideBySide {...props} comparison={comparison} shown={shown} />
      )}
    </div>
  );
}

type SideBySideProps = CompareProps & { readonly comparison: Comparison; readonly shown: readonly ComparedRow[] };

function SideBySide({ comparison, shown, drawing, scale, action, onRemove }: SideBySideProps) {
  const { stock_codes } = comparison;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label={messages.table} tabIndex={0} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {messages.part}
            </th>
            {stock_codes.map((code) => (
              <th key={code} scope="col" className={css.part}>
                <span className={css.drawing}>{drawing(code)}</span>
                <span className={css.name}>
                  <span className={css.code}>{code}</span>
                  <IconButton icon={X} label={messages.remove(code)} onClick={() => onRemove(code)} />
                </span>
                {action?.(code)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const rows = shown.filter((row) => row.group === group);
          return rows.length === 0 ? null : (
            <ComparedRows key={group} group={group} rows={rows} stock_codes={stock_codes} />
          );
        })}
      </table>
      {shown.length === 0 ? <p className={css.alike}>{messages.allIdentical}</p> : null}
      {scale === '' ? null : <p className={css.scale}>{scale}</p>}
    </section>
  );
}
