import { Banner, Button, EmptyState, Grid, Inline, Stack, TextField } from '@portal/design-system';
import type { CustomerStockCode } from '@portal/domain/catalogue';
import { type FormEvent, useRef, useState } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { commonOrdersMessages as common } from '../messages/common-orders.ts';
import { ownCodesMessages as messages } from '../messages/own-codes.ts';

export interface OwnCodeListProps {
  readonly accode: string;
  readonly codes: readonly CustomerStockCode[];
  /** Resolves to an error message, or null on success. An empty code removes it. */
  readonly onSet: (stock_code: string, code: string) => Promise<string | null>;
}

const page = 50;
const longestCode = 40;
/** Number of codes from which on there is a search field. */
const findFrom = 10;

type Said = { readonly words: string; readonly wrong?: boolean; readonly back?: CustomerStockCode };

/** HIST-05: the account's own part codes: search, add, change and remove. */
export function OwnCodeList({ accode, codes, onSet }: OwnCodeListProps) {
  const [part, setPart] = useState('');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);

  async function set(stock_code: string, to: string, done: Said): Promise<boolean> {
    setBusy(stock_code);
    const wrong = await onSet(stock_code, to);
    setBusy(null);
    setSaid(wrong === null ? done : { words: wrong, wrong: true });
    return wrong === null;
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const [stock_code, own] = [part.trim().toUpperCase(), code.trim()];
    if (stock_code === '' || own === '') return;
    if (!(await set(stock_code, own, { words: messages.saved(own, stock_code, accode) }))) return;
    setPart('');
    setCode('');
  }
  const missing = part.trim() === '' ? messages.partMissing : code.trim() === '' ? messages.codeMissing : undefined;
  const { back } = said ?? {};
  return (
    <Stack gap={5}>
      <form onSubmit={(event) => void save(event)} aria-label={messages.addLabel}>
        <Grid least={200} gap={2}>
          <TextField label={messages.part} value={part} autoComplete="off" onValueChange={setPart} />
          <TextField
            ref={codeField}
            label={messages.code}
            value={code}
            maxLength={longestCode}
            autoComplete="off"
            onValueChange={setCode}
          />
          <Inline align="end">
            <Button type="submit" loading={busy !== null} reason={missing}>
              {messages.save}
            </Button>
          </Inline>
        </Grid>
      </form>
      {said ? (
        <Banner
          role={said.wrong ? 'alert' : 'status'}
          tone={said.wrong ? 'warning' : 'info'}
          title={said.words}
          onDismiss={() => setSaid(null)}
          actions={
            back ? (
              <Button
                kind="text"
                onClick={() =>
                  void set(back.stock_code, back.customer_stock_code, {
                    words: messages.restored(back.stock_code),
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
            setPart(each.stock_code);
            setCode(each.customer_stock_code);
            codeField.current?.focus();
          }}
          onRemove={(each) =>
            void set(each.stock_code, '', {
              words: messages.removed(each.customer_stock_code, each.stock_code),
              back: each,
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
