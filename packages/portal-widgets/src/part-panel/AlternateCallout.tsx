import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';
import type { Schedule } from './PartPanel.props.ts';

/** PART-05: how long the callout shows, in ms. */
export const calloutShown = 4000;

const onClock: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export interface AlternateCalloutProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** Stock code of the alternate in stock, or null. */
  readonly code: string | null;
  readonly schedule?: Schedule;
}

/** PART-05: shows below the alternates tab for 4 s that one is in stock. The icon in the tab stays. */
export function AlternateCallout({ panel, code, schedule = onClock }: AlternateCalloutProps) {
  const [said, setSaid] = useState<string | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const showing = code !== null && said !== code;

  useEffect(
    () => (code === null || said === code ? undefined : schedule(() => setSaid(code), calloutShown)),
    [code, said, schedule],
  );
  useLayoutEffect(() => {
    const tab = panel.current?.querySelector<HTMLElement>('[role="tab"][id$="alternate_parts"]');
    if (!showing || !tab || !bubble.current || !panel.current) return;
    const left = tab.getBoundingClientRect().left - panel.current.getBoundingClientRect().left;
    bubble.current.style.left = `${Math.max(8, left)}px`;
  }, [panel, showing]);

  return (
    <div role="status">
      {showing ? (
        <div ref={bubble} className={css.callout}>
          {messages.alternate.callout(<b>{code}</b>)}
        </div>
      ) : null}
    </div>
  );
}
