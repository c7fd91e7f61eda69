import type { CartDocument } from '@portal/portal-client';
import { useEffect } from 'react';
import { usePortal } from '../../portal/portal.ts';

/** Text that is being typed has its own undo; the order's is for everything else. */
function isTypedText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== '';
  if (!(target instanceof HTMLInputElement) || target.value === '') return false;
  return target.dataset.undo !== 'order' && target.closest('[role="grid"]') === null;
}

/** CART-21 and LOOK section 5: Ctrl+Z, Ctrl+Shift+Z (or Ctrl+Y), Ctrl+Enter. */
export function useDeskKeys(document: CartDocument): void {
  const { messages } = usePortal();
  useEffect(() => {
    const confirm = async () => {
      const header = document.getHeader();
      if (!header || header.confirmed || header.submitted) return;
      const result = await document.confirm();
      if (!result.ok) messages.show(result.message, 'warning');
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key === 'enter') {
        event.preventDefault();
        if (!event.repeat) void confirm();
        return;
      }
      if ((key !== 'z' && key !== 'y') || isTypedText(event.target)) return;
      event.preventDefault();
      const result = key === 'y' || event.shiftKey ? document.redo() : document.undo();
      if (!result.ok && result.message !== '') messages.show(result.message);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [document, messages]);
}
