import { FileText, Mail, Ruler } from '@portal/design-system/icons';
import { shortDate } from '@portal/domain/format';
import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import type { PageArticle, RenderContext, View } from '../../render/view.ts';
import { leadsAway, readAddress } from '../../rich/address.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './Articles.css.ts';

const messages = componentMessages.articles;

const icons = { None: null, Document: FileText, Letter: Mail, Tool: Ruler } as const;

/** A failing link gives an empty list (HIVE-12). */
function articlesOf(context: RenderContext, type: string, filter: string): readonly PageArticle[] {
  try {
    return context.content.articles?.(type, filter) ?? [];
  } catch {
    return [];
  }
}

function Item({ article, icon, waits }: { article: PageArticle; icon: keyof typeof icons; waits: boolean }) {
  const Icon = icons[icon];
  const address = readAddress(article.resource_link);
  return (
    <li className={css.item} {...(waits ? { 'data-part': 'waits', 'data-waits': '' } : {})}>
      <span className={css.kind}>
        {Icon && <Icon size={14} aria-hidden />}
        {article.article_type}
      </span>
      <div className={css.words}>
        {address ? (
          <a href={address} className={css.link} {...(leadsAway(address) ? { rel: 'noopener' } : {})}>
            {article.title}
          </a>
        ) : (
          <span className={css.title}>{article.title}</span>
        )}
        <p className={css.description}>{article.description}</p>
      </div>
      <time className={css.date} dir="ltr" dateTime={article.published}>
        {shortDate(article.published)}
      </time>
    </li>
  );
}

/** HIVE-12: articles, newsletters or technical papers: the first few, the rest with View All. */
export const Articles: View<'articles'> = {
  Show({ values, root, context }) {
    const { articleType, articleFilter, showAtStart, icon } = values;
    const articles = articlesOf(context, articleType, articleFilter);
    const list = (
      <ul className={css.list}>
        {articles.map((article, index) => (
          <Item key={article.article_id} article={article} icon={icon} waits={index >= showAtStart} />
        ))}
        {articles.length === 0 && <li className={css.empty}>{messages.empty}</li>}
      </ul>
    );
    if (articles.length <= showAtStart)
      return (
        <div {...root} className={css.articles}>
          {list}
        </div>
      );
    return (
      <Island island="more" {...root} className={css.articles} facts={{ more: messages.more, less: messages.less }}>
        {list}
        <button type="button" data-part="more" aria-expanded="false" className={`${common.action} ${common.scripted}`}>
          {messages.more}
        </button>
      </Island>
    );
  },
};
