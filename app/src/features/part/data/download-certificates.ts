import * as calls from '@portal/domain/contract';
import type { Portal } from '../../../portal/portal.ts';

/** Saves them as one PDF (CERT-01); answers what went wrong, or null. */
export async function downloadCertificates(portal: Portal, certificate_nos: readonly string[]): Promise<string | null> {
  const answer = await portal.transport.callOrFalse(calls.downloadCertificates, {
    certificate_nos: [...certificate_nos],
  });
  if (answer === false) return 'The certificates did not arrive. Try again.';
  const { file_name, content_type, content_base64 } = answer.file;
  const bytes = Uint8Array.from(atob(content_base64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
  return null;
}
