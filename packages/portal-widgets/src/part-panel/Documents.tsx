import { Link } from '@portal/design-system';
import { FileText } from '@portal/design-system/icons';
import type { PartDocument } from '@portal/domain/catalogue';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';

/** The Documents tab: data sheets, guides, safety sheets. */
export function Documents({ documents }: { readonly documents: readonly PartDocument[] }) {
  return (
    <ul className={css.documents}>
      {documents.map(({ resource_id, title, kind, path }) => (
        <li key={resource_id} className={css.document}>
          <span className={css.quiet}>
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <Link href={path} target="_blank" rel="noopener">
            {title}
          </Link>
          <span className={css.quiet}>{messages.documents.pdf(kind)}</span>
        </li>
      ))}
    </ul>
  );
}
