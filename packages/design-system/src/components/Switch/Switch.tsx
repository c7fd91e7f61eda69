import * as Radix from '@radix-ui/react-switch';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface SwitchProps extends ElementProps<'button', 'type' | 'id' | 'children' | 'value' | 'role'> {
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with its next state. */
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
  /** Why changing it failed. */
  error?: string;
  readOnly?: boolean;
}

/** A setting that takes effect at once. In a form that is submitted later, use a checkbox. */
export function Switch({ children, checked, onCheckedChange, hint, error, readOnly, ...rest }: SwitchProps) {
  return (
    <ChoiceRow
      hint={hint}
      error={error}
      readOnly={readOnly}
      control={(aria) => (
        <Radix.Root
          {...rest}
          {...aria}
          checked={checked}
          onCheckedChange={(next) => {
            if (!readOnly) onCheckedChange(next);
          }}
          aria-readonly={readOnly || undefined}
          data-field={rest.name}
          className={css.toggle}
        >
          <Radix.Thumb className={css.thumb} />
        </Radix.Root>
      )}
    >
      {children}
    </ChoiceRow>
  );
}
