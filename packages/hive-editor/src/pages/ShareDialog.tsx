import { Button, Dialog, Select, TextField } from '@portal/design-system';
import { ExternalLink } from '@portal/design-system/icons';
import { type HivePage, pageLabel, previewDays, previewPath, usualPreviewDays } from '@portal/domain/hive';
import { usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import { send } from '../data/calls.ts';
import { sharingMessages as messages } from '../messages/sharing.ts';
import { momentWords, useSupplierZone } from '../schedule/supplier-time.ts';
import * as css from './PagesPanel.css.ts';

export interface ShareDialogProps {
  page: HivePage;
  draft_id: number;
  onClose: () => void;
}

/** HIVE-15: creates a link that shows the draft to others, and ends existing links. */
export function ShareDialog({ page, draft_id, onClose }: ShareDialogProps) {
  const { transport } = usePortal();
  const timeZone = useSupplierZone();
  const [days, setDays] = useState<number>(usualPreviewDays);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<{ readonly address: string; readonly expires: string } | null>(null);
  const [said, setSaid] = useState('');
  const at = { page_id: page.page_id, draft_id };
  const begin = async (act: () => Promise<string>) => {
    setBusy(true);
    setSaid(await act());
    setBusy(false);
  };
  const create = () =>
    begin(async () => {
      const shared = await send(transport, 'drafts/share', { ...at, days });
      if (!shared.ok) return shared.error.message;
      const { token, expires } = shared.data;
      setLink({ address: `${window.location.origin}${previewPath(token)}`, expires });
      return '';
    });
  const end = () =>
    begin(async () => {
      const ended = await send(transport, 'drafts/unshare', at);
      if (!ended.ok) return ended.error.message;
      setLink(null);
      return messages.ended(ended.data.ended);
    });
  const copy = (address: string) =>
    begin(() =>
      navigator.clipboard.writeText(address).then(
        () => messages.copied,
        () => messages.notCopied,
      ),
    );
  return (
    <Dialog
      title={messages.title(pageLabel(page))}
      description={messages.description}
      open
      onOpenChange={onClose}
      foot={
        <>
          <Button kind="quiet" loading={busy} onClick={() => void end()}>
            {messages.end}
          </Button>
          <Button onClick={onClose}>{messages.close}</Button>
          {link ? (
            <Button kind="filled" onClick={() => void copy(link.address)}>
              {messages.copy}
            </Button>
          ) : (
            <Button kind="filled" loading={busy} onClick={() => void create()}>
              {messages.create}
            </Button>
          )}
        </>
      }
    >
      <div className={css.form}>
        {link ? (
          <>
            <TextField
              label={messages.link}
              value={link.address}
              hint={messages.until(momentWords(link.expires, timeZone))}
              readOnly
              onValueChange={() => {}}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div>
              <Button
                size="s"
                kind="text"
                icon={ExternalLink}
                onClick={() => window.open(link.address, '_blank', 'noopener')}
              >
                {messages.show}
              </Button>
            </div>
          </>
        ) : (
          <Select
            label={messages.days}
            value={String(days)}
            options={previewDays.map((count) => ({ value: String(count), label: messages.dayCount(count) }))}
            onValueChange={(count) => setDays(Number(count))}
          />
        )}
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
