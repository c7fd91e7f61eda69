import { useEffect, useRef } from 'react';

/** Something that can be done on the screen that shows, as the palette offers it. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** Keys that do the same: `['Ctrl', 'Z']`. */
  readonly keys?: readonly string[];
  /** Other words that find it. */
  readonly words?: string;
  /** On or off, where it is either. */
  readonly checked?: boolean;
  /** Why it cannot be done now; it is then shown, and says so. */
  readonly disabledReason?: string;
  /** Leads on to these instead. */
  readonly choices?: readonly ScreenCommand[];
  readonly run?: () => void;
}

type Source = () => Promise<readonly ScreenCommand[]>;
const sources = new Set<Source>();

/** Everything that the screen offers now, in the order in which its parts came. */
export const screenCommands = async (): Promise<readonly ScreenCommand[]> =>
  (await Promise.all([...sources].map((each) => each()))).flat();

/** Offers commands for as long as the component shows. They are made, and may be loaded, only when the palette opens. */
export function useScreenCommands(commands: Source): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const source = () => latest.current();
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
}
