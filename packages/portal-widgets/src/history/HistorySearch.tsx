import { Button, DateField, TextField } from '@portal/design-system';
import { useState } from 'react';
import { historyMessages } from '../messages/history.ts';
import * as css from './History.css.ts';

const messages = historyMessages.search;

/** Search criteria for past orders. Days as YYYY-MM-DD, null for any. */
export interface HistoryQuery {
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
}

export const emptyHistoryQuery: HistoryQuery = { text: '', from: null, to: null };
export const isHistoryQuery = ({ text, from, to }: HistoryQuery): boolean =>
  text.trim() !== '' || from !== null || to !== null;

export interface HistorySearchProps {
  /** The current search. */
  readonly query: HistoryQuery;
  /** `12 orders found`, or empty. */
  readonly result: string;
  readonly onSearch: (query: HistoryQuery) => void;
}

/** HIST-02: searches past orders of all years by number, reference, part, own code, words and dates. */
export function HistorySearch({ query, result, onSearch }: HistorySearchProps) {
  const [draft, setDraft] = useState(query);
  const clear = () => {
    setDraft(emptyHistoryQuery);
    onSearch(emptyHistoryQuery);
  };
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...draft, text: draft.text.trim() });
        }}
      >
        <div className={css.searchText}>
          <TextField
            type="search"
            label={messages.text}
            maxLength={100}
            value={draft.text}
            onValueChange={(text) => setDraft({ ...draft, text })}
          />
        </div>
        <div className={css.searchDay}>
          <DateField
            label={messages.from}
            value={draft.from}
            {...(draft.to ? { max: draft.to } : {})}
            onValueChange={(from) => setDraft({ ...draft, from })}
          />
        </div>
        <div className={css.searchDay}>
          <DateField
            label={messages.to}
            value={draft.to}
            {...(draft.from ? { min: draft.from } : {})}
            onValueChange={(to) => setDraft({ ...draft, to })}
          />
        </div>
        <Button type="submit">{messages.search}</Button>
        {isHistoryQuery(query) ? (
          <Button kind="quiet" onClick={clear}>
            {messages.showAll}
          </Button>
        ) : null}
        <span role="status">{result}</span>
      </form>
    </search>
  );
}
