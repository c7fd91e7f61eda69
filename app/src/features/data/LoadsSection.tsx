import { Heading } from '@portal/design-system';
import { dataMessages } from '../../messages/data.ts';
import * as css from './DataScreen.css.ts';

/** Loads of the supplier's data. */
export function LoadsSection() {
  return (
    <div className={css.bar}>
      <Heading level={1}>{dataMessages.sections.loads}</Heading>
    </div>
  );
}
