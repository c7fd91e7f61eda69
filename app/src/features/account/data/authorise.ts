import type { FormProblem } from '@portal/design-system';
import { type Portal, problemsOf } from '@portal/portal-client/react';

/** SESS-08: the password once more, for what needs it within the next minutes. Answers what is wrong. */
export async function authorise(portal: Portal, password: string): Promise<readonly FormProblem[]> {
  const result = await portal.transport.call('login/authorise', { password }, { sends: 1 });
  if (!result.ok) return problemsOf(result);
  takeBearer(portal, result.data);
  return [];
}

/** The bearer to go on with, where the answer brought one; the old one is good for a minute more. */
export function takeBearer(
  { bearer }: Pick<Portal, 'bearer'>,
  given: { readonly bearer_token?: string | undefined; readonly expires_in_milliseconds: number },
): void {
  if (given.bearer_token !== undefined) bearer.write(given.bearer_token, given.expires_in_milliseconds);
}
