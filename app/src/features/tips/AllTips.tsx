import { ErrorState, Skeleton } from '@portal/design-system';
import { useTips } from '@portal/portal-client/react';
import { TipList } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';

const subjects = [
  { word: 'order', label: 'In an order' },
  { word: 'orders', label: 'Your orders' },
  { word: 'quick_quote', label: 'Quick quotes' },
  { word: 'keyboard', label: 'Keyboard' },
  { word: 'search', label: 'Search' },
  { word: 'account', label: 'Account' },
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
  if (failed) return <ErrorState title="We couldn't load the tips." onRetry={retry} />;
  return <Skeleton width="full" />;
}
