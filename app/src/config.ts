import { firstBuild } from '@portal/domain/api';
import { defaultTheme, type ThemeName, themeNames } from '@portal/domain/preference';

/** Values that the server wrote into the page. */
const served = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="portal-${name}"]`)?.content;

/** The same values on the server, which has no document: read from the environment variable. */
const onServer = (variable: string) => (typeof document === 'undefined' ? process.env[variable] : undefined);

const product = import.meta.env.VITE_PORTAL_PRODUCT ?? 'tradeparts';

/** Settings that differ by supplier and by build. */
export const config = {
  /** `{product}` of the requirements: the supplier's code, also the user type of its staff. */
  product,
  /** The supplier's name, as shown in the header and titles. */
  name:
    served('supplier-name') ||
    onServer('PORTAL_SUPPLIER_NAME') ||
    `${product.charAt(0).toUpperCase()}${product.slice(1)}`,
  /** Address of the supplier's logo, which the header shows instead of the name; null if it has none. */
  logo: served('supplier-logo') || (onServer('PORTAL_SUPPLIER_LOGO') ? '/images/supplier-logo' : null),
  /** vue_build of every call (PING-03). */
  build: Number(import.meta.env.VITE_PORTAL_BUILD ?? firstBuild),
  /** Origin of the API; empty when the page's own origin serves it (CALL-04). */
  apiOrigin: import.meta.env.VITE_PORTAL_API ?? '',
} as const;

/** app_token of every call. Not a secret. */
export const appToken = (): string => served('app-token') ?? 'portal';

/** CART-19: seconds from confirming an order to its submission, during which it can be unconfirmed. */
export const graceSeconds = (): number => Number(served('grace-seconds') ?? 300);

/** THEME-01: the theme of users who have chosen none. */
export const suppliersTheme = (): ThemeName => themeNames.find((name) => name === served('theme')) ?? defaultTheme;
