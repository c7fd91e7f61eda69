import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { rises } from '../../internal/float.css.ts';
import { commonMessages } from '../../messages/common.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';

export interface ToastMessage {
  text: string;
  /** One action. It must also be available elsewhere, because a toast disappears. */
  action?: { label: string; onSelect: () => void };
}

interface Shown extends ToastMessage {
  id: number;
}

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/** Shows a short message. Not for changes of an order line, which shows a note instead. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}

/** Shows short messages about what just happened, three at most. A toast must never be the only place of a message. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setShown((old) => [...old.slice(-2), { ...message, id: (old.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = useCallback((id: number) => setShown((old) => old.filter((toast) => toast.id !== id)), []);
  const list = useMemo(
    () =>
      shown.map(({ id, text, action }) => (
        <Radix.Root
          key={id}
          duration={6000}
          onOpenChange={(open) => !open && remove(id)}
          className={cx(css.toast, rises)}
        >
          <Radix.Description className={css.words}>{text}</Radix.Description>
          {action ? (
            <Radix.Action altText={action.label} asChild>
              <Button kind="text" onClick={action.onSelect}>
                {action.label}
              </Button>
            </Radix.Action>
          ) : null}
          <Radix.Close asChild>
            <IconButton icon={X} label={commonMessages.dismiss} />
          </Radix.Close>
        </Radix.Root>
      )),
    [shown, remove],
  );
  return (
    <ToastContext.Provider value={show}>
      <Radix.Provider swipeDirection={useDirection() === 'rtl' ? 'left' : 'right'}>
        {children}
        {list}
        <Radix.Viewport className={css.region} />
      </Radix.Provider>
    </ToastContext.Provider>
  );
}
