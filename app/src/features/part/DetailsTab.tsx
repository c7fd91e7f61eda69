import type { ProductInformation } from '@portal/domain/catalogue';
import { useOwnCodes, useSession } from '@portal/portal-client/react';
import { erpLinksFor, PartDetails } from '@portal/portal-widgets';
import type { PartTabContentProps } from './PartTabContent.tsx';

/** Details with stock notes, the account's own code (HIST-05), and on an order the links into the ERP (PART-03). */
export function DetailsTab(props: PartTabContentProps & { readonly information: ProductInformation }) {
  const { information, viewing, stock_code, context, accode, line } = props;
  const session = useSession();
  const { codes, set } = useOwnCodes(accode);
  const known = viewing === stock_code ? (line?.customer_stock_code ?? '') : '';
  const code = codes?.find((each) => each.stock_code === viewing)?.customer_stock_code ?? known;
  const templates = session.status === 'signed_in' && context === 'order' ? session.login.erp_links : [];
  return (
    <PartDetails
      facts={information.details}
      notes={information.stockNotes}
      links={erpLinksFor(templates, { stock_code: viewing, customer_stock_code: code })}
      ownCode={accode !== null && codes !== null ? { accode, code, onSet: (next) => set(viewing, next) } : null}
    />
  );
}
