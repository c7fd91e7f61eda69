import { Button, DescriptionList, Link, TextField } from '@portal/design-system';
import { ExternalLink } from '@portal/design-system/icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { partPanelMessages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';

const messages = partPanelMessages.details;

/** HIST-05: the account's own code for the part. */
export interface OwnCode {
  readonly accode: string;
  /** Empty when there is none. */
  readonly code: string;
  /** Resolves to an error message, or null on success. An empty code removes it. */
  readonly onSet: (code: string) => Promise<string | null>;
}

export interface PartDetailsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  /** PART-03: addresses built from the ERP's link templates. */
  readonly links?: readonly { readonly name: string; readonly href: string }[];
  readonly ownCode?: OwnCode | null;
  readonly picture?: ReactNode;
}

const longestCode = 40;

function OwnCodeForm({ accode, code, onSet }: OwnCode) {
  const [text, setText] = useState(code);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly error?: string; readonly done?: string }>({});
  const changed = text.trim() !== code;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    setBusy(true);
    const error = await onSet(text.trim());
    setBusy(false);
    setSaid(error === null ? { done: text.trim() === '' ? messages.removed : messages.saved } : { error });
  };
  return (
    <form className={css.ownCode} onSubmit={(event) => void save(event)} aria-label={messages.ownCode}>
      <TextField
        label={messages.ownCodeFor(accode)}
        value={text}
        maxLength={longestCode}
        autoComplete="off"
        onValueChange={(value) => {
          setText(value);
          setSaid({});
        }}
        error={said.error}
      />
      <Button type="submit" loading={busy} reason={changed ? undefined : messages.unchanged}>
        {messages.save}
      </Button>
      <p role="status" className={css.said}>
        {said.done}
      </p>
    </form>
  );
}

/** The Details tab: facts, stock notes, the account's own code, and links into the ERP. */
export function PartDetails({ facts, notes, links = [], ownCode, picture }: PartDetailsProps) {
  return (
    <div className={css.details}>
      <div>
        <DescriptionList layout="rows" items={facts.map(({ label, value }) => ({ name: label, value }))} />
        {links.length > 0 ? (
          <p className={css.links}>
            {links.map(({ name, href }) => (
              <Link key={name} href={href} target="_blank" rel="noopener noreferrer">
                {name} <ExternalLink size={14} strokeWidth={2} aria-hidden="true" />
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      <div>
        {notes.length > 0 ? (
          <>
            <h2 className={css.heading}>{messages.stockNotes}</h2>
            <ul className={css.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        ) : null}
        {ownCode ? <OwnCodeForm key={`${ownCode.accode} ${ownCode.code}`} {...ownCode} /> : null}
      </div>
      {picture ? <div>{picture}</div> : null}
    </div>
  );
}
