import { Button, Inline, Link, Switch, TextField } from '@portal/design-system';
import { isYes, type UriSettings } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import * as css from './PagesPanel.css.ts';

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

/** FILT-05: settings for opening the page by one of its addresses. Unknown settings are kept. */
export function UriSettingsForm(props: UriSettingsFormProps) {
  const { page_id, uri, settings, revision, pageActions, whenSaved, readOnly } = props;
  const [openAtStart, setOpen] = useState(isYes(settings.openAtStart));
  const [search, setSearch] = useState(typeof settings.search === 'string' ? settings.search : '');
  const [answer, setAnswer] = useState<{ readonly problem: string | null } | null>(null);
  const save = async () => {
    const wanted = { openAtStart: openAtStart || null, search: search.trim() === '' ? null : search.trim() };
    const saved = await pageActions.updateUri(page_id, revision, uri, wanted);
    if (saved.ok) whenSaved(saved.data.revision);
    setAnswer({ problem: saved.ok ? null : saved.error.message });
  };
  return (
    <fieldset className={css.form}>
      <legend>{uri}</legend>
      <Switch checked={openAtStart} onCheckedChange={setOpen} readOnly={readOnly}>
        Open the product selector at the start
      </Switch>
      <TextField
        label="Initial search"
        value={search}
        onValueChange={setSearch}
        error={answer?.problem ?? undefined}
        maxLength={200}
        readOnly={readOnly}
        autoComplete="off"
      />
      <Inline gap={3} wrap>
        {readOnly ? null : (
          <Button size="s" onClick={() => void save()}>
            Save for {uri}
          </Button>
        )}
        <Link href={uri} target="_blank">
          Try {uri}
        </Link>
        <span role="status" className={css.note}>
          {answer && answer.problem === null ? 'Saved' : ''}
        </span>
      </Inline>
    </fieldset>
  );
}
