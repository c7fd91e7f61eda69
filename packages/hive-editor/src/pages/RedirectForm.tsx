import { Button, Inline, RadioGroup, TextField } from '@portal/design-system';
import { type HiveRedirect, withSlash } from '@portal/domain/hive';
import { useState } from 'react';
import type { RedirectChange } from '../data/use-redirects.ts';
import { AddressField } from '../links/AddressField.tsx';
import { redirectMessages as messages } from '../messages/redirects.ts';
import * as css from './PagesPanel.css.ts';

export interface RedirectFormProps {
  /** The redirect to change; null for a new one. */
  redirect: HiveRedirect | null;
  /** Returns null on success, or a message. */
  onSave: (change: RedirectChange) => Promise<string | null>;
  onDone: () => void;
}

type Kind = keyof typeof messages.kinds;

/** An old address, where it leads, and whether permanently. */
export function RedirectForm({ redirect, onSave, onDone }: RedirectFormProps) {
  const [path, setPath] = useState(redirect?.path ?? '');
  const [target, setTarget] = useState(redirect?.target ?? '');
  const [kind, setKind] = useState<Kind>(redirect?.permanent === false ? 'temporary' : 'permanent');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    const change = { path: withSlash(path), target: withSlash(target), permanent: kind === 'permanent' };
    const failure = await onSave({ ...change, ...(redirect ? { replaces: redirect.path } : {}) });
    setBusy(false);
    setProblem(failure);
    if (failure === null) onDone();
  };
  return (
    <div className={css.form}>
      <TextField
        label={messages.path}
        hint={messages.pathHint}
        value={path}
        onValueChange={setPath}
        error={problem ?? undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <AddressField label={messages.target} value={target} onValueChange={setTarget}>
        <TextField
          label={messages.target}
          hint={messages.targetHint}
          value={target}
          onValueChange={setTarget}
          autoComplete="off"
          spellCheck={false}
        />
      </AddressField>
      <RadioGroup<Kind>
        label={messages.kind}
        value={kind}
        options={[
          { value: 'permanent', label: messages.kinds.permanent },
          { value: 'temporary', label: messages.kinds.temporary },
        ]}
        onValueChange={setKind}
        flow="row"
      />
      <p className={css.note}>{messages.kindHint}</p>
      <Inline gap={3} wrap>
        <Button kind="filled" loading={busy} onClick={() => void save()}>
          {redirect ? messages.change : messages.add}
        </Button>
        <Button onClick={onDone}>{messages.cancel}</Button>
      </Inline>
    </div>
  );
}
