import { useTips } from '@portal/portal-client/react';
import { Tip } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';
import type { TipsProps } from '../../lazy/tips.ts';

/** TIP-01: the tips of a screen, at its end, so that nothing moves when they load. */
export function Tips({ filter }: TipsProps) {
  const { chosen, dismiss } = useTips();
  const navigate = useNavigate();
  return <Tip tips={chosen(filter)} onDismiss={dismiss} onNavigate={(href) => navigate(href)} />;
}
