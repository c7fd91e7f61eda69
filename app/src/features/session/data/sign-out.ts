import type { Transport } from '@portal/portal-client';

/** Ends the session on the server. The cookie goes whatever the server answers. */
export async function signOut(transport: Transport): Promise<void> {
  await transport.call('logout', {}, { sends: 1 });
}
