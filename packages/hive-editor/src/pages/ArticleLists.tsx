import { Button, Heading, Inline, Select, TextField } from '@portal/design-system';
import { articleTypes, type HivePage } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { articleListMessages as messages } from '../messages/article-lists.ts';
import * as css from './PagesPanel.css.ts';

export interface ArticleListsProps {
  page: HivePage;
  /** Revision of the page as shown. */
  revision: number;
  pageActions: PageActions;
  /** Reports the new revision. */
  whenSaved: (revision: number) => void;
  readOnly: boolean;
}

/** Lists with this filter show pages without a filter. */
const usualFilter = 'home';

function settingsOf({ uri_settings, uri_path }: HivePage) {
  const settings = uri_settings.find(({ uri }) => uri === uri_path)?.settings ?? {};
  const type = articleTypes.find((each) => each === settings.article) ?? '';
  return { type, filter: typeof settings.articleFilter === 'string' ? settings.articleFilter : usualFilter };
}

/** HIVE-12: whether lists of articles show the page, and which. */
export function ArticleLists({ page, revision, pageActions, whenSaved, readOnly }: ArticleListsProps) {
  const [form, setForm] = useState(settingsOf(page));
  const [result, setResult] = useState<{ readonly problem: string | null } | null>(null);
  const change = (more: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...more }));
    setResult(null);
  };
  const save = async () => {
    const isListed = form.type !== '';
    const saved = await pageActions.updateUri(page.page_id, revision, page.uri_path, {
      article: isListed ? form.type : null,
      articleFilter: isListed ? form.filter.trim() || usualFilter : null,
    });
    if (saved.ok) whenSaved(saved.data.revision);
    setResult({ problem: saved.ok ? null : saved.error.message });
  };
  return (
    <section className={css.section} aria-label={messages.title}>
      <Heading level={3}>{messages.title}</Heading>
      <p className={css.note}>{messages.hint}</p>
      <Select
        label={messages.type}
        disabled={readOnly}
        value={form.type}
        options={[{ value: '', label: messages.none }, ...articleTypes.map((type) => ({ value: type, label: type }))]}
        onValueChange={(type) => change({ type: articleTypes.find((each) => each === type) ?? '' })}
        error={result?.problem ?? undefined}
      />
      {form.type === '' ? null : (
        <TextField
          label={messages.filter}
          hint={messages.filterHint}
          value={form.filter}
          onValueChange={(filter) => change({ filter })}
          maxLength={200}
          readOnly={readOnly}
          autoComplete="off"
        />
      )}
      <Inline gap={3} wrap>
        {readOnly ? null : (
          <Button size="s" onClick={() => void save()}>
            {messages.save}
          </Button>
        )}
        <span role="status" className={css.note}>
          {result && result.problem === null ? messages.saved : ''}
        </span>
      </Inline>
    </section>
  );
}
