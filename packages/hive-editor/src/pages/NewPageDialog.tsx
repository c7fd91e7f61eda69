import { Button, Dialog, TextField } from '@portal/design-system';
import { type HivePage, pageLabel, uriCollision, withSlash } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { pageSettingsMessages as messages } from '../messages/page-settings.ts';
import * as css from './PagesPanel.css.ts';

export interface NewPageDialogProps {
  parent: number | null;
  /** The page to duplicate; null for an empty page. */
  copied?: HivePage | null;
  pageActions: PageActions;
  onMade: (page_id: number) => void;
  onClose: () => void;
}

/** What visitors see of a page, or else its newest draft. */
const draftToCopy = ({ drafts }: HivePage) => drafts.find((draft) => draft.published) ?? drafts.at(-1);

/** An address that no page has: the given one, or with a number after it. */
function freeAddress(pages: readonly HivePage[], address: string): string {
  let free = address;
  for (let number = 2; uriCollision(pages, null, free) && number <= pages.length + 2; number += 1) {
    free = `${address}-${number}`;
  }
  return free;
}

const beside = ({ uri }: HivePage) => uri.replace(/\/$/, '');

/** `Café & bar: open!` at the top level gives `/cafe-bar-open`. */
function addressOf(pages: readonly HivePage[], above: HivePage | undefined, name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const start = `${above ? beside(above) : ''}/`;
  return words.length === 0 ? start : freeAddress(pages, `${start}${words.join('-')}`);
}

/** HIVE-01: creates a page at a free address, with an empty draft or with a copy of another page's. */
export function NewPageDialog({ parent, copied = null, pageActions, onMade, onClose }: NewPageDialogProps) {
  const pages = pageActions.pages ?? [];
  const above = pages.find((page) => page.page_id === parent);
  const [description, setDescription] = useState(copied ? messages.copyName(pageLabel(copied)) : '');
  /** Null until it is typed: the address follows the name. */
  const [ownUri, setOwnUri] = useState<string | null>(copied ? freeAddress(pages, `${beside(copied)}-copy`) : null);
  const uri = ownUri ?? addressOf(pages, above, description);
  const source = copied ? draftToCopy(copied) : undefined;
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = withSlash(uri);
  const wrong = uriCollision(pages, null, address);
  const isUnnamed = ownUri === null && description.trim() === '';
  const make = async () => {
    setTried(true);
    if (isUnnamed || wrong) return;
    setBusy(true);
    const created = await pageActions.createPage({
      uri: address,
      description,
      parent,
      ...(copied ? { menu: false } : {}),
    });
    if (!created.ok) {
      setBusy(false);
      return setProblem(created.error.message);
    }
    const draft = await pageActions.createDraft(
      created.data.page_id,
      copied && source ? { fork_from: source.draft_id, from_page: copied.page_id } : {},
    );
    setBusy(false);
    if (!draft.ok) return setProblem(draft.error.message);
    onMade(created.data.page_id);
    onClose();
  };
  return (
    <Dialog
      title={
        copied
          ? messages.titleCopy(pageLabel(copied))
          : above
            ? messages.titleNewBelow(pageLabel(above))
            : messages.titleNew
      }
      open
      onOpenChange={onClose}
      foot={
        <Button kind="filled" loading={busy} onClick={() => void make()}>
          {copied ? messages.createCopy : messages.create}
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
        {copied ? (
          <p className={css.note}>
            {messages.copyHint(source?.published ? messages.copyOfLive : messages.copyOfDraft)}
          </p>
        ) : null}
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          value={description}
          onValueChange={setDescription}
          error={tried && isUnnamed ? messages.nameNeeded : undefined}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          label={messages.address}
          hint={messages.addressExample}
          value={uri}
          onValueChange={setOwnUri}
          onBlur={() => ownUri !== null && setOwnUri(address)}
          error={(tried && !isUnnamed ? wrong : null) ?? problem ?? undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
