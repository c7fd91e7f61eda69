import { type ReactNode, useState } from 'react';
import type { PageName } from '../index.ts';

/** A live example of what to do beside one of what not to do. */
export interface ComponentExample {
  readonly good: ReactNode;
  readonly goodWhy: string;
  readonly bad: ReactNode;
  readonly badWhy: string;
}

/** The examples of some components, by the names of their pages. */
export type Examples = Readonly<Partial<Record<PageName, ComponentExample>>>;

export const none = () => undefined;

/** Holds a value, so that the control inside can be used. */
export function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
