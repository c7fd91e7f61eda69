import { ErrorState, Skeleton } from '@portal/design-system';
import { accountOf, useSession } from '@portal/portal-client/react';
import { OwnCodeList } from '@portal/portal-widgets';
import * as css from './AccountScreen.css.ts';
import { useOwnCodeList } from './data/own-codes.ts';

/** HIST-05: what the account in use calls its parts. */
export function OwnCodesSection() {
  const accode = accountOf(useSession())?.accode ?? '';
  const { codes, failed, reload, set } = useOwnCodeList(accode);
  if (failed) return <ErrorState title="The codes did not arrive." onRetry={reload} />;
  if (codes === null) return <Skeleton width="full" />;
  return (
    <section aria-label="Your part codes" className={css.section}>
      <OwnCodeList key={accode} accode={accode} codes={codes} onSet={set} />
    </section>
  );
}
