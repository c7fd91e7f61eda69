import type { ComponentType } from 'react';
import { Choices } from './Choices.tsx';
import { Choosing } from './Choosing.tsx';
import { Facts } from './Facts.tsx';
import { FeedbackExamples } from './FeedbackExamples.tsx';
import { States } from './States.tsx';

/** The sections of the gallery in order. Add a new component to one of these, or add a section. */
export const sections: Readonly<Record<string, ComponentType>> = {
  states: States,
  choices: Choices,
  choosing: Choosing,
  telling: FeedbackExamples,
  facts: Facts,
};
