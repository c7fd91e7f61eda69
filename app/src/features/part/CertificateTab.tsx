import { saveReply, useCall, useCallMutation, useSession } from '@portal/portal-client/react';
import { CertificateList } from '@portal/portal-widgets';
import { useState } from 'react';
import { certificatesMessages } from '../../messages/certificates.ts';

const page = 25;

/** CERT-01: certificates of one part, or of a search. */
export function CertificateTab({ stock_code, needle }: { readonly stock_code?: string; readonly needle?: string }) {
  const email = useCallMutation('email-certificates');
  const download = useCallMutation('download-certificates');
  const signedIn = useSession().status === 'signed_in';
  const [limit, setLimit] = useState(page);
  const about = { ...(stock_code === undefined ? {} : { stock_code }), ...(needle === undefined ? {} : { needle }) };
  const { data, error, reload } = useCall(
    'get-test-certificates',
    { ...about, limit },
    {
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  );
  /** Emails them, to the signed-in user if no address is given. Resolves to an error message, or null. */
  const onMail = async (certificate_nos: readonly string[], address: string) => {
    const to = address === '' ? {} : { email: address };
    const outcome = await email.send({ certificate_nos: [...certificate_nos], ...to });
    return outcome.ok ? null : certificatesMessages.mailFailed;
  };
  /** Saves them as one PDF. Resolves to an error message, or null. */
  const onDownload = async (certificate_nos: readonly string[]) => {
    const outcome = await download.send({ certificate_nos: [...certificate_nos] });
    if (!outcome.ok) return certificatesMessages.loadFailed;
    saveReply(outcome.data.file);
    return null;
  };
  const total = data?.total ?? 0;
  return (
    <CertificateList
      certificates={data?.certificates ?? null}
      total={total}
      failed={error !== null}
      showPart={stock_code === undefined}
      onMail={signedIn ? onMail : null}
      onDownload={onDownload}
      onRetry={reload}
      onMore={total > limit && limit < 200 ? () => setLimit(Math.min(200, limit * 2)) : undefined}
      none={needle === undefined ? certificatesMessages.noneOfPart : certificatesMessages.noneFound(needle)}
    />
  );
}
