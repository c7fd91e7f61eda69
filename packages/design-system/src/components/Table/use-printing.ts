import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True from `beforeprint` to `afterprint`. Rows out of sight are not in the document, so paper would show a window's worth of them: while
 * the page is printed all rows are rendered, one after another. They have to be there when the handler returns, hence `flushSync`.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
