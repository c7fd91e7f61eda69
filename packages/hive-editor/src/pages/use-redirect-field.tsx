import { TextField } from '@portal/design-system';
import { type HivePage, isPortalPath, withSlash } from '@portal/domain/hive';
import { usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import { send } from '../data/calls.ts';
import type { PageActions } from '../data/use-pages.ts';
import { AddressField } from '../links/AddressField.tsx';
import { redirectMessages as messages } from '../messages/redirects.ts';

/**
 * HIVE-01: where visitors are sent once a page is gone. `save` is called before the page goes, so that nothing has changed if the target is
 * refused: a redirect has no effect while the page is published. It returns a message, or null. The field is null for those who may not
 * publish, and for addresses at which the portal shows its own page.
 */
export function useRedirectField({ uri_path }: HivePage, { mayPublish }: Pick<PageActions, 'mayPublish'>) {
  const { transport } = usePortal();
  const [instead, setInstead] = useState('');
  return {
    field:
      mayPublish && !isPortalPath(uri_path) ? (
        <AddressField label={messages.instead} value={instead} onValueChange={setInstead}>
          <TextField
            label={messages.instead}
            hint={messages.insteadHint}
            value={instead}
            onValueChange={setInstead}
            autoComplete="off"
            spellCheck={false}
          />
        </AddressField>
      ) : null,
    save: async (): Promise<string | null> => {
      if (instead.trim() === '') return null;
      // Temporary, because the page may come back.
      const redirect = { path: uri_path, target: withSlash(instead), permanent: false };
      const saved = await send(transport, 'redirects/save', redirect);
      return saved.ok ? null : saved.error.message;
    },
  };
}
