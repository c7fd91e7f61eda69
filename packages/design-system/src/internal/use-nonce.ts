import { setNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';

/**
 * Gives the page's nonce to the style element by which Radix Dialog stops the page behind it from scrolling (react-remove-scroll reads it
 * from get-nonce). The content security policy blocks the element without it. An insertion effect runs before the one that adds the style.
 */
export function useNonce(): void {
  useInsertionEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) setNonce(nonce);
  }, []);
}
