import { Banner, Button, Dialog, EmptyState, ErrorState, Heading, Inline, Skeleton } from '@portal/design-system';
import { type HivePage, type HiveRedirect, pageLabel } from '@portal/domain/hive';
import { useState } from 'react';
import { useRedirects } from '../data/use-redirects.ts';
import { redirectMessages as messages } from '../messages/redirects.ts';
import * as css from './PagesPanel.css.ts';
import { RedirectForm } from './RedirectForm.tsx';

export interface RedirectsDialogProps {
  pages: readonly HivePage[];
  mayChange: boolean;
  onClose: () => void;
}

const kindOf = ({ permanent }: HiveRedirect) => messages.kinds[permanent ? 'permanent' : 'temporary'];

/** HIVE-01: addresses that lead elsewhere, to be added, changed and deleted, and the former addresses of pages. */
export function RedirectsDialog({ pages, mayChange, onClose }: RedirectsDialogProps) {
  const { redirects, failed, reload, save, remove } = useRedirects();
  /** The redirect being changed; `new` for another one. */
  const [edited, setEdited] = useState<HiveRedirect | 'new' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const former = pages.flatMap((page) => page.aliases.map((path) => ({ path, page: pageLabel(page) })));
  return (
    <Dialog title={messages.title} description={messages.description} open onOpenChange={onClose} size="m">
      <div className={css.form}>
        {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
        {failed ? <ErrorState title={messages.loadFailed} onRetry={reload} /> : null}
        {!redirects && !failed ? <Skeleton width="full" /> : null}
        {redirects?.length === 0 && edited === null ? <EmptyState title={messages.empty} /> : null}
        {redirects && redirects.length > 0 ? (
          <ul className={css.list} aria-label={messages.label}>
            {redirects.map((redirect) => (
              <li key={redirect.path} className={css.item}>
                <div className={css.itemWords}>
                  <strong>{redirect.path}</strong>
                  <p className={css.note}>{messages.row(redirect.target, kindOf(redirect))}</p>
                </div>
                {mayChange ? (
                  <Inline gap={2}>
                    <Button size="s" aria-label={messages.edit(redirect.path)} onClick={() => setEdited(redirect)}>
                      {messages.editWord}
                    </Button>
                    <Button
                      size="s"
                      kind="quiet"
                      aria-label={messages.remove(redirect.path)}
                      onClick={async () => setProblem(await remove(redirect.path))}
                    >
                      {messages.removeWord}
                    </Button>
                  </Inline>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {mayChange ? null : <p className={css.note}>{messages.onlyMarketing}</p>}
        {mayChange && edited === null ? (
          <div>
            <Button kind="filled" onClick={() => setEdited('new')}>
              {messages.add}
            </Button>
          </div>
        ) : null}
        {edited === null ? null : (
          <RedirectForm
            key={edited === 'new' ? '' : edited.path}
            redirect={edited === 'new' ? null : edited}
            onSave={save}
            onDone={() => setEdited(null)}
          />
        )}
      </div>
      {former.length === 0 ? null : (
        <section className={css.section} aria-label={messages.pages}>
          <Heading level={3}>{messages.pages}</Heading>
          <ul className={css.facts}>
            {former.map(({ path, page }) => (
              <li key={path}>
                {path} <span className={css.note}>{messages.pageRow(page)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
