import { Banner, Button, EmptyState, type FormProblem, Grid, Inline, Stack, TextField } from '@portal/design-system';
import type { CustomerStockCode } from '@portal/domain/catalogue';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { commonMessages as common } from '../messages/common.ts';
import { ownCodesMessages as messages } from '../messages/own-codes.ts';

export interface OwnCodeListProps {
  readonly accode: string;
  readonly codes: readonly CustomerStockCode[];
  /** The rules of a code's fields (VAL-01). */
  readonly rules: ValidationModel;
  /** Resolves to an error message, or null on success. An empty code removes it. */
  readonly onSet: (stock_code: string, code: string) => Promise<string | null>;
}

const page = 50;
/** Number of codes from which on there is a search field. */
const findFrom = 10;

type FieldName = 'stock_code' | 'customer_stock_code';
/** The banner below the form. `undo`: the removed code, which can be restored. */
type Notice = { readonly text: string; readonly isError?: boolean; readonly undo?: CustomerStockCode };

/** HIST-05: the account's own part codes: search, add, change and remove. */
export function OwnCodeList({ accode, codes, rules, onSet }: OwnCodeListProps) {
  /** What the form starts with: a code to change, or nothing. A new key restarts the form. */
  const [start, setStart] = useState<{ readonly key: number; readonly code?: CustomerStockCode }>({ key: 0 });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  /** Returns an error message, or null. */
  async function set(stock_code: string, to: string, done: Notice): Promise<string | null> {
    setBusy(stock_code);
    const wrong = await onSet(stock_code, to);
    setBusy(null);
    if (wrong === null) setNotice(done);
    return wrong;
  }
  async function save(given: Readonly<Record<FieldName, string>>): Promise<readonly FormProblem[]> {
    const [stock_code, own] = [given.stock_code.trim().toUpperCase(), given.customer_stock_code.trim()];
    const wrong = await set(stock_code, own, { text: messages.saved(own, stock_code, accode) });
    if (wrong !== null) return [{ field: 'stock_code', message: wrong }];
    setStart(({ key }) => ({ key: key + 1 }));
    return [];
  }
  async function setFromRow(stock_code: string, to: string, done: Notice): Promise<void> {
    const wrong = await set(stock_code, to, done);
    if (wrong !== null) setNotice({ text: wrong, isError: true });
  }
  const { undo } = notice ?? {};
  return (
    <Stack gap={5}>
      <Grid least={320}>
        <FieldsForm
          key={start.key}
          label={messages.addLabel}
          submit={messages.save}
          fields={[
            { name: 'stock_code', label: messages.part, autoComplete: 'off', autoCapitalize: 'characters' },
            {
              name: 'customer_stock_code',
              label: messages.code,
              autoComplete: 'off',
              autoFocus: start.code !== undefined,
            },
          ]}
          rules={rules}
          start={start.code}
          onSubmit={save}
        />
      </Grid>
      {notice ? (
        <Banner
          role={notice.isError ? 'alert' : 'status'}
          tone={notice.isError ? 'warning' : 'info'}
          title={notice.text}
          onDismiss={() => setNotice(null)}
          actions={
            undo ? (
              <Button
                kind="text"
                onClick={() =>
                  void setFromRow(undo.stock_code, undo.customer_stock_code, {
                    text: messages.restored(undo.stock_code),
                  })
                }
              >
                {common.undo}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {codes.length === 0 ? (
        <EmptyState title={messages.empty}>
          <p>{messages.emptyHint}</p>
        </EmptyState>
      ) : (
        <Codes
          codes={codes}
          busy={busy}
          onChange={(each) => {
            setStart(({ key }) => ({ key: key + 1, code: each }));
          }}
          onRemove={(each) =>
            void setFromRow(each.stock_code, '', {
              text: messages.removed(each.customer_stock_code, each.stock_code),
              undo: each,
            })
          }
        />
      )}
    </Stack>
  );
}

interface CodesProps {
  readonly codes: readonly CustomerStockCode[];
  /** The part whose code is being saved. */
  readonly busy: string | null;
  readonly onChange: (code: CustomerStockCode) => void;
  readonly onRemove: (code: CustomerStockCode) => void;
}

function Codes({ codes, busy, onChange, onRemove }: CodesProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(page);
  const query = search.trim().toUpperCase();
  const found = codes.filter((each) =>
    [each.stock_code, each.customer_stock_code].some((text) => text.toUpperCase().includes(query)),
  );
  return (
    <>
      {codes.length >= findFrom ? (
        <Grid least={320}>
          <TextField
            label={messages.find}
            type="search"
            hint={messages.found(found.length, codes.length)}
            value={search}
            onValueChange={setSearch}
          />
        </Grid>
      ) : null}
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>{messages.caption}</caption>
          <SmallHead words={[messages.part, messages.code]} figures={[messages.actions]} />
          <tbody>
            {found.slice(0, shown).map((each) => (
              <tr key={each.stock_code}>
                <th scope="row" className={table.first}>
                  {each.stock_code}
                </th>
                <td className={table.wordsCell}>{each.customer_stock_code}</td>
                <td className={table.cell}>
                  <Inline as="span" gap={4} justify="end">
                    <Button
                      kind="text"
                      size="s"
                      aria-label={messages.changeLabel(each.stock_code)}
                      onClick={() => onChange(each)}
                    >
                      {common.change}
                    </Button>
                    <Button
                      kind="text"
                      size="s"
                      loading={busy === each.stock_code}
                      aria-label={messages.removeLabel(each.stock_code)}
                      onClick={() => onRemove(each)}
                    >
                      {common.remove}
                    </Button>
                  </Inline>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < found.length ? (
        <Inline>
          <Button kind="quiet" onClick={() => setShown(shown + page)}>
            {common.showMore(Math.min(page, found.length - shown), found.length)}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}
