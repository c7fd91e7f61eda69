import { Check } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';
import { type StepItem, type StepperFlow, stepStates } from './Stepper.props.ts';

export interface StepperProps {
  /** Accessible name: the goal of the steps. */
  label: string;
  /** The steps in order, with their states. */
  steps: readonly StepItem[];
  /** Steps in a row are stacked in the small view. */
  flow?: StepperFlow;
  /** Makes steps that are done or need attention links back to them. */
  onSelect?: (key: string) => void;
}

/** Progress through several steps. */
export function Stepper({ label, steps, flow = 'row', onSelect }: StepperProps) {
  return (
    <ol aria-label={label} className={cx(css.list, css.flow[flow])}>
      {steps.map(({ key, label: name, state, note }, index) => {
        const inside = (
          <>
            <span aria-hidden="true" className={cx(css.mark, css.state[state])}>
              {state === 'done' ? <Icon icon={Check} size="s" /> : state === 'wrong' ? '!' : index + 1}
            </span>
            <span className={css.words}>
              <span className={cx(css.label, (state === 'current' || state === 'wrong') && css.labelOn)}>
                {name}
                {state === 'current' ? null : <VisuallyHidden>, {stepStates[state]}</VisuallyHidden>}
              </span>
              {note ? <span className={css.note}> {note}</span> : null}
            </span>
          </>
        );
        const leads = onSelect && (state === 'done' || state === 'wrong');
        return (
          <li key={key} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
            {leads ? (
              <button type="button" className={css.inside} onClick={() => onSelect(key)}>
                {inside}
              </button>
            ) : (
              <span className={css.inside}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
