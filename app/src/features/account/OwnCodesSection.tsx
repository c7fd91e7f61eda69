import { ErrorState, Skeleton } from '@portal/design-system';
import { accountOf, useCall, useOwnCodes, useSession } from '@portal/portal-client/react';
import { OwnCodeList } from '@portal/portal-widgets';
import { ownCodesMessages } from '../../messages/own-codes.ts';
import * as css from './AccountScreen.css.ts';

/** HIST-05: the current account's own part codes. */
export function OwnCodesSection() {
  const accode = accountOf(useSession())?.accode ?? null;
  const { codes, error, reload, set } = useOwnCodes(accode);
  const { data: rules } = useCall('validation/get', { type: 'own_code' }, { immutable: true });
  if (error) return <ErrorState title={ownCodesMessages.loadFailed} onRetry={reload} />;
  if (codes === null) return <Skeleton width="full" />;
  return (
    <section aria-label={ownCodesMessages.title} className={css.section}>
      <OwnCodeList key={accode} accode={accode ?? ''} codes={codes} rules={rules ?? {}} onSet={set} />
    </section>
  );
}
