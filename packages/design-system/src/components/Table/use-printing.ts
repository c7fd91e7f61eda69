import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True from `beforeprint` to `afterprint`. Rows outside the window are not in the document and would be missing on paper, so all rows are
 * rendered while the page is printed. They must be there when the handler returns, hence `flushSync`.
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
