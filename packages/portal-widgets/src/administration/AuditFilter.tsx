import { Button, DateField, Select, TextField } from '@portal/design-system';
import type { AuditSearch } from '@portal/domain/administration';
import { type FormEvent, useState } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';

const { audit } = administrationMessages;
const { filter: messages } = audit;

const actions = Object.entries(audit.actions)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));
const actionOptions = [{ value: '', label: messages.anyAction }, ...actions];

/** What to search the audit log for. Nothing is searched until it is submitted. */
export function AuditFilter({ start, onSearch }: { start: AuditSearch; onSearch: (search: AuditSearch) => void }) {
  const [search, setSearch] = useState(start);
  const set = (change: Partial<AuditSearch>) => setSearch((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search);
  };
  return (
    <form aria-label={messages.label} className={css.filter} onSubmit={submit}>
      <TextField label={messages.user} value={search.user} onValueChange={(user) => set({ user })} autoComplete="off" />
      <Select
        label={messages.action}
        value={search.action}
        options={actionOptions}
        onValueChange={(action) => set({ action })}
      />
      <TextField
        label={messages.account}
        value={search.account}
        onValueChange={(account) => set({ account })}
        autoComplete="off"
      />
      <TextField label={messages.text} value={search.text} onValueChange={(text) => set({ text })} autoComplete="off" />
      <DateField label={messages.from} value={search.from} onValueChange={(from) => set({ from })} />
      <DateField label={messages.until} value={search.until} onValueChange={(until) => set({ until })} />
      <span className={css.submit}>
        <Button type="submit">{messages.search}</Button>
      </span>
    </form>
  );
}
