import { type Portal, saveReply } from '@portal/portal-client/react';

/** Saves them as one PDF (CERT-01); answers what went wrong, or null. */
export async function downloadCertificates(portal: Portal, certificate_nos: readonly string[]): Promise<string | null> {
  const answer = await portal.transport.callOrFalse('download-certificates', {
    certificate_nos: [...certificate_nos],
  });
  if (answer === false) return 'The certificates did not arrive. Try again.';
  saveReply(answer.file);
  return null;
}
