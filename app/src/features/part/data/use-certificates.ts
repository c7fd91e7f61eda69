import type { TestCertificate } from '@portal/domain/catalogue';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

export interface CertificateQuestion {
  /** Number, batch, heat or part, by how it begins. */
  readonly needle?: string;
  /** Those of one part. */
  readonly stock_code?: string;
  readonly limit: number;
}

export interface FoundCertificates {
  readonly certificates: readonly TestCertificate[];
  readonly total: number;
}

/** CERT-01; nothing is asked for null. */
export function useCertificates(question: CertificateQuestion | null) {
  const { transport } = usePortal();
  return useSWR<FoundCertificates>(
    question === null ? null : ['get-test-certificates', question],
    async () => {
      const answer = await transport.callOrFalse('get-test-certificates', question ?? {});
      if (answer === false) throw new Error('The certificates did not arrive.');
      return answer;
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}
