import { setNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';

/**
 * Gives the page's nonce to the style element with which Radix Dialog blocks scrolling of the page (react-remove-scroll reads it
 * from get-nonce). Without it the content security policy blocks the element. An insertion effect runs before the one that adds it.
 */
export function useNonce(): void {
  useInsertionEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) setNonce(nonce);
  }, []);
}
