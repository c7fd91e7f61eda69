import { firstBuild } from '@portal/domain/api';

const product = import.meta.env.VITE_PORTAL_PRODUCT ?? 'tradeparts';

/** Settings that differ by supplier and by build. */
export const config = {
  /** `{product}` of the requirements: the supplier's code, also the user type of its staff. */
  product,
  /** The supplier's name, as shown in the header. */
  name: `${product.charAt(0).toUpperCase()}${product.slice(1)}`,
  /** vue_build of every call (PING-03). */
  build: Number(import.meta.env.VITE_PORTAL_BUILD ?? firstBuild),
  /** Origin of the API; empty when the page's own origin serves it (CALL-04). */
  apiOrigin: import.meta.env.VITE_PORTAL_API ?? '',
} as const;

/** Values that the server wrote into the page. */
const served = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="portal-${name}"]`)?.content;

/** app_token of every call. Not a secret. */
export const appToken = (): string => served('app-token') ?? 'portal';

/** CART-19: seconds from confirming an order to its submission, during which it can be unconfirmed. */
export const graceSeconds = (): number => Number(served('grace-seconds') ?? 300);
