import { Button, Drawer } from '@portal/design-system';
import type { ReactNode } from 'react';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';

export interface FilterDrawerProps {
  /** `40 parts` */
  readonly found: string;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters as a drawer, where there is no room for their column; shows the number of results at top and bottom. */
export function FilterDrawer({ found, children, open, onOpenChange }: FilterDrawerProps) {
  return (
    <Drawer
      title={messages.filtersFound(found)}
      open={open}
      onOpenChange={onOpenChange}
      foot={
        <Button kind="filled" onClick={() => onOpenChange(false)}>
          {messages.showFound(found)}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
