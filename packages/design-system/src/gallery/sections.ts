import type { ComponentType } from 'react';
import { Choices } from './Choices.tsx';
import { Choosing } from './Choosing.tsx';
import { Facts } from './Facts.tsx';
import { States } from './States.tsx';
import { Telling } from './Telling.tsx';

/** The sections of the gallery in order. Add a new component to one of these, or add a section. */
export const sections: Readonly<Record<string, ComponentType>> = {
  states: States,
  choices: Choices,
  choosing: Choosing,
  telling: Telling,
  facts: Facts,
};
