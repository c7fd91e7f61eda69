import { firstBuild } from '@portal/domain/api';

const product = import.meta.env.VITE_PORTAL_PRODUCT ?? 'tradeparts';

/** What differs by supplier and by build. Everything else of the app is the same everywhere. */
export const config = {
  /** `{product}` of the requirements: the supplier's code, also the user type of its staff. */
  product,
  /** The supplier's name as it stands in the header. */
  name: `${product.charAt(0).toUpperCase()}${product.slice(1)}`,
  /** vue_build of every call (PING-03). */
  build: Number(import.meta.env.VITE_PORTAL_BUILD ?? firstBuild),
  /** Origin of the API; empty for the page's own (CALL-04). */
  apiOrigin: import.meta.env.VITE_PORTAL_API ?? '',
} as const;

/** What the server that served the page says of itself there. */
const served = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="portal-${name}"]`)?.content;

/** app_token of every call: public by nature. */
export const appToken = (): string => served('app-token') ?? 'portal';

/** CART-19: seconds from confirming an order to its submission, in which it can be taken back. */
export const graceSeconds = (): number => Number(served('grace-seconds') ?? 300);
