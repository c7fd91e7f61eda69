import { Button } from '@portal/design-system';
import { FileText } from '@portal/design-system/icons';
import type { ReactNode } from 'react';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './OrderSide.css.ts';
import { SideSection } from './SideSection.tsx';

export interface OrderDocument {
  readonly id: string;
  /** `Tax invoice INV-90417` */
  readonly label: string;
  readonly loading: boolean;
  readonly onSave: () => void;
}

export interface OrderDocumentsProps {
  readonly documents: readonly OrderDocument[];
  /** Links to the test certificates of the goods, by a key of each. */
  readonly certificates?: readonly { readonly key: string; readonly link: ReactNode }[];
}

/** The documents of a submitted order: each is saved as a file. */
export function OrderDocuments({ documents, certificates = [] }: OrderDocumentsProps) {
  const { title } = orderSideMessages.documents;
  return (
    <SideSection title={title}>
      <ul className={css.documents}>
        {documents.map(({ id, label, loading, onSave }) => (
          <li key={id}>
            <Button kind="quiet" icon={FileText} loading={loading} onClick={onSave}>
              {label}
            </Button>
          </li>
        ))}
        {certificates.map(({ key, link }) => (
          <li key={key} className={css.documentLink}>
            {link}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
