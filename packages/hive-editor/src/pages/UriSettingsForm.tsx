import { Button, Inline, Link, Switch, TextField } from '@portal/design-system';
import { isYes, type UriSettings } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { pageSettingsMessages } from '../messages/page-settings.ts';
import * as css from './PagesPanel.css.ts';

const messages = pageSettingsMessages.opening;

export interface UriSettingsFormProps {
  page_id: number;
  uri: string;
  settings: UriSettings;
  /** Revision of the page as shown. */
  revision: number;
  pageActions: PageActions;
  /** Reports the new revision. */
  whenSaved: (revision: number) => void;
  readOnly: boolean;
}

/** FILT-05: settings for opening the page by one of its addresses. Unknown settings are not changed. */
export function UriSettingsForm(props: UriSettingsFormProps) {
  const { page_id, uri, settings, revision, pageActions, whenSaved, readOnly } = props;
  const [openAtStart, setOpen] = useState(isYes(settings.openAtStart));
  const [search, setSearch] = useState(typeof settings.search === 'string' ? settings.search : '');
  const [result, setResult] = useState<{ readonly problem: string | null } | null>(null);
  const save = async () => {
    const wanted = { openAtStart: openAtStart || null, search: search.trim() === '' ? null : search.trim() };
    const saved = await pageActions.updateUri(page_id, revision, uri, wanted);
    if (saved.ok) whenSaved(saved.data.revision);
    setResult({ problem: saved.ok ? null : saved.error.message });
  };
  return (
    <fieldset className={css.form}>
      <legend>{uri}</legend>
      <Switch checked={openAtStart} onCheckedChange={setOpen} readOnly={readOnly}>
        {messages.openAtStart}
      </Switch>
      <TextField
        label={messages.search}
        value={search}
        onValueChange={setSearch}
        error={result?.problem ?? undefined}
        maxLength={200}
        readOnly={readOnly}
        autoComplete="off"
      />
      <Inline gap={3} wrap>
        {readOnly ? null : (
          <Button size="s" onClick={() => void save()}>
            {messages.save(uri)}
          </Button>
        )}
        <Link href={uri} target="_blank">
          {messages.open(uri)}
        </Link>
        <span role="status" className={css.note}>
          {result && result.problem === null ? messages.saved : ''}
        </span>
      </Inline>
    </fieldset>
  );
}
