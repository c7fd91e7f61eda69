import { TextField } from '@portal/design-system';
import { useEffect, useRef } from 'react';

export interface AutoFocusFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** The search field of a dialog, focused when the dialog opens. */
export function AutoFocusField(props: AutoFocusFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <TextField {...props} ref={field} type="search" autoComplete="off" />;
}
