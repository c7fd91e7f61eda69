import { Button, Dialog, TextField } from '@portal/design-system';
import { pageLabel, uriCollision, withSlash } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { pageSettingsMessages as messages } from '../messages/page-settings.ts';
import * as css from './PagesPanel.css.ts';

export interface NewPageDialogProps {
  parent: number | null;
  pageActions: PageActions;
  onMade: (page_id: number) => void;
  onClose: () => void;
}

/** HIVE-01: creates a page at a free address, with an empty draft. */
export function NewPageDialog({ parent, pageActions, onMade, onClose }: NewPageDialogProps) {
  const pages = pageActions.pages ?? [];
  const above = pages.find((page) => page.page_id === parent);
  const [uri, setUri] = useState(above ? `${above.uri.replace(/\/$/, '')}/` : '/');
  const [description, setDescription] = useState('');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = withSlash(uri);
  const wrong = uriCollision(pages, null, address);
  const make = async () => {
    setTried(true);
    if (wrong) return;
    setBusy(true);
    const created = await pageActions.createPage({ uri: address, description, parent });
    if (!created.ok) {
      setBusy(false);
      return setProblem(created.error.message);
    }
    const draft = await pageActions.createDraft(created.data.page_id);
    setBusy(false);
    if (!draft.ok) return setProblem(draft.error.message);
    onMade(created.data.page_id);
    onClose();
  };
  return (
    <Dialog
      title={above ? messages.titleNewBelow(pageLabel(above)) : messages.titleNew}
      open
      onOpenChange={onClose}
      foot={
        <Button kind="filled" loading={busy} onClick={() => void make()}>
          {messages.create}
        </Button>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          label={messages.address}
          hint={messages.addressExample}
          value={uri}
          onValueChange={setUri}
          onBlur={() => setUri(address)}
          error={(tried ? wrong : null) ?? problem ?? undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={messages.description}
          hint={messages.descriptionHint}
          value={description}
          onValueChange={setDescription}
          maxLength={200}
          autoComplete="off"
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
