import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { mailCertificates } from './mail-certificates.ts';

/** CERT-01: mails certificates as one PDF. */
export const emailCertificates: Handler<'emailCertificates'> = async (request, services) => ({
  data: await mailCertificates(services, request, signedIn(request.caller), request.data),
});
