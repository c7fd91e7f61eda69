import type { ComponentProps, ElementType } from 'react';

/** The attributes of an element without those that would let a caller change how a component looks. */
export type ElementProps<E extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentProps<E>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | Own
>;
