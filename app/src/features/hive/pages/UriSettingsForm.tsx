import { Button, Inline, Link, Switch, TextField } from '@portal/design-system';
import { isYes, type UriSettings } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageWork } from '../data/use-pages.ts';
import * as css from './PagesPanel.css.ts';

export interface UriSettingsFormProps {
  page_id: number;
  uri: string;
  settings: UriSettings;
  work: PageWork;
}

/** FILT-05: how the page behaves when it is opened by one of its addresses. What nobody declared is kept. */
export function UriSettingsForm({ page_id, uri, settings, work }: UriSettingsFormProps) {
  const [openAtStart, setOpen] = useState(isYes(settings.openAtStart));
  const [search, setSearch] = useState(typeof settings.search === 'string' ? settings.search : '');
  const [answer, setAnswer] = useState<{ readonly problem: string | null } | null>(null);
  const save = async () => {
    const wanted = { openAtStart: openAtStart || null, search: search.trim() === '' ? null : search.trim() };
    setAnswer({ problem: await work.updateUri(page_id, uri, wanted) });
  };
  return (
    <fieldset className={css.form}>
      <legend>{uri}</legend>
      <Switch checked={openAtStart} onCheckedChange={setOpen}>
        The product selector is open at the start
      </Switch>
      <TextField
        label="It searches for"
        value={search}
        onValueChange={setSearch}
        error={answer?.problem ?? undefined}
        maxLength={200}
        autoComplete="off"
      />
      <Inline gap={3} wrap>
        <Button size="s" onClick={() => void save()}>
          Save for {uri}
        </Button>
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
