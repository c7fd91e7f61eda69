import type { Portal } from '@portal/portal-client/react';

/** Mails them (CERT-01), to the caller where no address is given; answers what went wrong, or null. */
export async function emailCertificates(
  portal: Portal,
  certificate_nos: readonly string[],
  email: string,
): Promise<string | null> {
  const answer = await portal.transport.callOrFalse('email-certificates', {
    certificate_nos: [...certificate_nos],
    ...(email === '' ? {} : { email }),
  });
  return answer === false ? 'The mail was not sent. Check the address and try again.' : null;
}
