import { chooseTips, filterWords, type Tip, type TipList, tipHref } from '@portal/domain/tips';
import { dismissedTips } from './dismissed-tips.ts';
import { useSession } from './portal.ts';
import { useStore } from './store.ts';
import { useCall } from './use-call.ts';

const viewOf = (list: TipList, tip: Tip) => ({
  id: tip.tip_id,
  title: tip.title,
  description: tip.description,
  href: tipHref(list, tip),
});

/** Returns the tips to show for the current user (TIP-01). */
export function useTips() {
  const { data: list, error, reload } = useCall('get-did-you-know-list', {}, { immutable: true });
  const session = useSession();
  const store = dismissedTips(session.status === 'signed_in' ? session.login.user_details.username : '');
  const dismissed = useStore(store);
  return {
    dismiss: store.dismiss,
    restore: store.restore,
    failed: error !== null,
    retry: reload,
    chosen: (filter: string) =>
      list ? chooseTips(list.did_you_know, filter, dismissed).map((tip) => viewOf(list, tip)) : [],
    all: list?.did_you_know.map((tip) => ({
      ...viewOf(list, tip),
      words: filterWords(tip.filter),
      dismissed: dismissed.has(tip.tip_id),
    })),
  };
}
