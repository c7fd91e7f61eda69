import { Refusal } from '../calls/refusal.ts';
import type { Config } from '../config.ts';
import { importMessages } from '../messages/import.ts';

/** IMP-04: throws, as for an unknown call, unless the product in the path of an upload is the one of this portal. */
export function onlyOwnProduct({ product }: Pick<Config, 'product'>, named: string | undefined): void {
  if (named !== product) throw new Refusal('unknown_call', { user_message: importMessages.noCall }, 404);
}
