import { mayPublish } from '@portal/domain/hive';
import { isStaff, userKind } from '@portal/domain/session';
import { HiveEditor } from '@portal/hive-editor';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { hiveMessages } from '../../messages/hive.ts';
import { Refused } from '../../navigation/guards.tsx';
import { documentTitle } from '../../navigation/meta.ts';
import { Region } from '../../page/Region.tsx';

/**
 * Loads the stock list when the header's search gets focus. The page builder itself needs no parts, and the list is larger
 * than the whole page builder.
 */
function useStockListInHeader(): void {
  const { catalogue } = usePortal();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('header')) return;
      document.removeEventListener('focusin', onFocus);
      if (catalogue.getStatus().parts === 0) void catalogue.load();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [catalogue]);
}

/** NAV-13: the window's title names the open page, which distinguishes the tabs of several pages. */
const setTitle = (label: string | null): void => {
  document.title = documentTitle({ title: hiveMessages.title(label) });
};

/** HIVE-15, NAV-08: the page builder, for staff. The address holds the open page and draft. */
export function HiveScreen() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  useStockListInHeader();
  if (session.status !== 'signed_in') return <div aria-busy="true" />;
  const user = session.login.user_details;
  if (!isStaff(user, config.product)) return <Refused />;
  return (
    <Region name={hiveMessages.region} safe={hiveMessages.safe}>
      <HiveEditor
        mayPublish={mayPublish(userKind(user, config.product))}
        params={params}
        onParamsChange={setParams}
        onPageChange={setTitle}
      />
    </Region>
  );
}
