import { usePortal, useSession } from '@portal/portal-client/react';
import { CertificateList } from '@portal/portal-widgets';
import { useState } from 'react';
import { downloadCertificates } from './data/download-certificates.ts';
import { emailCertificates } from './data/email-certificates.ts';
import { useCertificates } from './data/use-certificates.ts';

const page = 25;

/** CERT-01: those of one part, or what a search finds. */
export function CertificateTab({ stock_code, needle }: { readonly stock_code?: string; readonly needle?: string }) {
  const portal = usePortal();
  const signedIn = useSession().status === 'signed_in';
  const [limit, setLimit] = useState(page);
  const about = { ...(stock_code === undefined ? {} : { stock_code }), ...(needle === undefined ? {} : { needle }) };
  const { data, error, mutate } = useCertificates({ ...about, limit });
  const total = data?.total ?? 0;
  return (
    <CertificateList
      certificates={data?.certificates ?? null}
      total={total}
      failed={error !== undefined && !data}
      showPart={stock_code === undefined}
      onMail={signedIn ? (numbers, email) => emailCertificates(portal, numbers, email) : null}
      onDownload={(numbers) => downloadCertificates(portal, numbers)}
      onRetry={() => void mutate()}
      onMore={total > limit && limit < 200 ? () => setLimit(Math.min(200, limit * 2)) : undefined}
      none={
        needle === undefined ? 'This part has no certificates.' : `No certificate, batch or part begins with ${needle}.`
      }
    />
  );
}
