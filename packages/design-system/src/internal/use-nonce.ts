import { useInsertionEffect } from 'react';

/**
 * Tells the page's nonce to the library that stops the page from scrolling behind a dialog: it writes a style element, which the content
 * security policy blocks without. It asks for the nonce under this name. Earlier than any other effect, so that it is there in time.
 */
export function useNonce(): void {
  useInsertionEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
