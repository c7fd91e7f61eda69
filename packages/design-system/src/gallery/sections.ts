import type { ComponentType } from 'react';
import { Choices } from './Choices.tsx';
import { Choosing } from './Choosing.tsx';
import { States } from './States.tsx';
import { Telling } from './Telling.tsx';

/** What the gallery shows, from above: a new component goes into one of these, or into one more. */
export const sections: Readonly<Record<string, ComponentType>> = {
  states: States,
  choices: Choices,
  choosing: Choosing,
  telling: Telling,
};
