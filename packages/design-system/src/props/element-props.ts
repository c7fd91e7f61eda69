import type { ComponentProps, ElementType } from 'react';

/** The attributes of an element except those that would let a caller change a component's appearance. */
export type ElementProps<E extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentProps<E>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | Own
>;
