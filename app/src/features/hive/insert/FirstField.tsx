import { TextField } from '@portal/design-system';
import { useEffect, useRef } from 'react';

export interface FirstFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** The field that a dialog is opened for: what is typed next goes into it. */
export function FirstField(props: FirstFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <TextField {...props} ref={field} type="search" autoComplete="off" />;
}
