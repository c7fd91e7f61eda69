import { Banner, Button, TextField } from '@portal/design-system';
import type { HiveDraft } from '@portal/domain/hive';
import type { CallOutcome } from '@portal/portal-client';
import { type FormEvent, useState } from 'react';
import { draftMessages } from '../messages/drafts.ts';
import * as css from './PagesPanel.css.ts';

export interface DraftNameProps {
  draft: HiveDraft;
  /** Whether the name is being edited. */
  open: boolean;
  /** Renames the draft; `from` is the name that this person saw. */
  onName: (from: string, to: string) => Promise<CallOutcome<unknown>>;
  onRefused: (message: string) => void;
  onDone: () => void;
}

const messages = draftMessages.naming;

/** HIVE-02, HIVE-15: renames a draft; if somebody else has renamed it in the meantime, asks which name to use. */
export function DraftName({ draft, open, onName, onRefused, onDone }: DraftNameProps) {
  const { description } = draft;
  /** The name when editing began, and the new one. */
  const [begun, setBegun] = useState<{ readonly from: string; readonly to: string } | null>(null);
  /** My name, if it conflicts with somebody else's. */
  const [mine, setMine] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { from, to } = begun ?? { from: description, to: description };
  const give = async (seen: string, name: string) => {
    setBusy(true);
    const outcome = await onName(seen, name);
    const isConflict = !outcome.ok && outcome.error.code === 'hive_conflict';
    setBusy(false);
    setBegun(null);
    setMine(isConflict ? name : null);
    if (!outcome.ok && !isConflict) onRefused(outcome.error.message);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give(from, to.trim());
  };
  if (mine !== null) {
    return (
      <Banner
        tone="warning"
        role="alert"
        title={messages.conflict(messages.quoted(mine), messages.quoted(description))}
        actions={
          <>
            <Button size="s" loading={busy} onClick={() => void give(description, mine)}>
              {messages.takeYours}
            </Button>
            <Button size="s" kind="quiet" onClick={() => setMine(null)}>
              {messages.keepTheirs}
            </Button>
          </>
        }
      >
        {messages.conflictHint}
      </Banner>
    );
  }
  if (!open) return null;
  return (
    <form className={css.drafts} onSubmit={submit}>
      <TextField
        label={messages.label}
        hideLabel
        value={to}
        onValueChange={(text) => setBegun({ from, to: text })}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" size="s" loading={busy}>
        {messages.save}
      </Button>
    </form>
  );
}
