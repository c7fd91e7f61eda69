import { StatusIcon, type StatusIconProps } from '@portal/design-system';
import type { LoadSummary } from '@portal/domain/data';
import { loadMessages as messages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';

function stateOf(load: LoadSummary): Pick<StatusIconProps, 'kind' | 'tone'> & { readonly words: string } {
  if (load.is_current) return { kind: 'disc', tone: 'positive', words: messages.current };
  switch (load.state) {
    case 'reading':
      return { kind: 'loading', tone: 'info', words: messages.states.reading };
    case 'waiting':
      return load.approval.length > 0
        ? { kind: 'alert', tone: 'warning', words: messages.states.waiting }
        : { kind: 'half', tone: 'info', words: messages.checkedOnly };
    case 'live':
    case 'undone':
      return { kind: 'dot', tone: 'faint', words: messages.states[load.state] };
    case 'ended':
      return {
        kind: load.ending === 'refused' || load.ending === 'interrupted' ? 'exclamation' : 'dot',
        tone: load.ending === 'refused' || load.ending === 'interrupted' ? 'critical' : 'faint',
        words: load.ending === null ? messages.states.ended : messages.endings[load.ending],
      };
  }
}

/** The state of a load: icon and words. */
export function LoadStateIcon({ load }: { readonly load: LoadSummary }) {
  const { kind, tone, words } = stateOf(load);
  return (
    <span className={css.status}>
      <StatusIcon kind={kind} tone={tone ?? 'inherit'} />
      {words}
    </span>
  );
}
