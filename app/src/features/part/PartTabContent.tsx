import { Skeleton, Stack } from '@portal/design-system';
import type { PartTab, ProductInformation } from '@portal/domain/catalogue';
import { drawnPart } from '@portal/domain/drawing';
import { partEngineering } from '@portal/domain/engineering';
import { lazyComponent, useFormat, useImageFailed, useOwnCodes, useSession } from '@portal/portal-client/react';
import {
  DebugFacts,
  Documents,
  erpLinksFor,
  Packaging,
  PartDetails,
  PartHistory,
  PartImage,
  StaffFacts,
  tabLabel,
} from '@portal/portal-widgets';
import { type ReactNode, Suspense } from 'react';
import type { PartViewProps } from '../../lazy/part-view.ts';
import { PricesTab } from './PricesTab.tsx';
import { RelatedTab } from './RelatedTab.tsx';

/** Details with stock notes, the account's own code (HIST-05) and, on an order, links to the ERP (PART-03). */
function DetailsTab(props: PartTabContentProps & { readonly information: ProductInformation }) {
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

const CertificateTab = lazyComponent(async () => (await import('./CertificateTab.tsx')).CertificateTab);
const StoresTab = lazyComponent(async () => (await import('./StoresTab.tsx')).StoresTab);
const ChemicalTab = lazyComponent(async () => (await import('./ChemicalTab.tsx')).ChemicalTab);
const DimensionsTab = lazyComponent(async () => (await import('./DimensionsTab.tsx')).DimensionsTab);

export interface PartTabContentProps extends PartViewProps {
  readonly tab: PartTab;
  /** The part shown, which may differ from the line's part. */
  readonly viewing: string;
  readonly information: ProductInformation | null;
  /** The alternate that PART-05 highlights. */
  readonly highlight: string | null;
  readonly staffLinks: boolean;
  readonly onView: (stock_code: string) => void;
}

const relations = {
  alternate_parts: 'alternate',
  pack_options: 'pack_options',
  related_parts: 'related',
  superseded_by: 'superseded_by',
} as const;

const waiting = (
  <Stack gap={3}>
    <Skeleton width="xl" />
    <Skeleton width="full" />
  </Stack>
);

/** Content of each tab (PART-07). */
function Content(props: PartTabContentProps): ReactNode {
  const { tab, viewing, information, line, stock_code, onQuantity } = props;
  const format = useFormat();
  const onImageFailed = useImageFailed();
  if (tab === 'price_and_availability') return <PricesTab {...props} />;
  if (!information) return waiting;
  const { facts } = information;
  const part = drawnPart(information);
  const name = facts?.description ?? viewing;
  const setQuantity = line && viewing === stock_code && onQuantity ? { onQuantity } : {};
  switch (tab) {
    case 'details':
      return <DetailsTab {...props} information={information} />;
    case 'packaging':
      return (
        <Packaging
          packaging={information.packaging}
          minimum={facts?.sell_quantity_minimum ?? 1}
          increment={facts?.sell_quantity_increment ?? 1}
          format={format}
          {...setQuantity}
        />
      );
    case 'dimensions': {
      const standard = information.details.find(({ label }) => label === 'Standard')?.value;
      const file = `/images/drawings/${encodeURIComponent(viewing)}`;
      return (
        <DimensionsTab
          part={part}
          name={name}
          file={file}
          engineering={partEngineering(information)}
          {...(standard ? { standard } : {})}
        />
      );
    }
    case 'alternate_parts':
    case 'pack_options':
    case 'related_parts':
    case 'superseded_by':
      return <RelatedTab {...props} list={relations[tab]} name={tabLabel(tab)} />;
    case 'certificates':
      return <CertificateTab stock_code={viewing} />;
    case 'where_to_buy':
      return <StoresTab stock_code={viewing} />;
    case 'documents':
      return <Documents documents={information.documents} />;
    case 'chemical_volume_calculator':
      return <ChemicalTab {...props} start={information.chemical} />;
    case 'history':
      return information.history ? (
        <PartHistory history={information.history} format={format} {...setQuantity} />
      ) : null;
    case 'staff':
      return information.staff ? <StaffFacts staff={information.staff} format={format} /> : null;
    case 'debug':
      return information.debug ? <DebugFacts debug={information.debug} /> : null;
    case 'image':
      return <PartImage part={part} name={name} size={600} height={280} zoom onFailed={onImageFailed} />;
  }
}

export function PartTabContent(props: PartTabContentProps) {
  return (
    <Suspense fallback={waiting}>
      <Content {...props} />
    </Suspense>
  );
}
