import { ErrorState, Skeleton } from '@portal/design-system';
import { useTips } from '@portal/portal-client/react';
import { TipList } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';
import { tipsMessages } from '../../messages/tips.ts';

const subjects = [
  { word: 'order', label: tipsMessages.subjects.order },
  { word: 'orders', label: tipsMessages.subjects.orders },
  { word: 'quick_quote', label: tipsMessages.subjects.quickQuote },
  { word: 'keyboard', label: tipsMessages.subjects.keyboard },
  { word: 'search', label: tipsMessages.subjects.search },
  { word: 'account', label: tipsMessages.subjects.account },
] as const;

/** TIP-01: every tip, in the account tab. */
export function AllTips() {
  const { all, failed, retry, dismiss, restore } = useTips();
  const navigate = useNavigate();
  if (all) {
    return (
      <TipList
        tips={all}
        subjects={subjects}
        onDismiss={dismiss}
        onRestore={restore}
        onNavigate={(href) => navigate(href)}
      />
    );
  }
  if (failed) return <ErrorState title={tipsMessages.loadFailed} onRetry={retry} />;
  return <Skeleton width="full" />;
}
