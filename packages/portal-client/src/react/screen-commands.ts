import { useEffect, useRef } from 'react';

/** A command of the current screen, as the palette offers it. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** Its keyboard shortcut: `['Ctrl', 'Z']`. */
  readonly keys?: readonly string[];
  /** Other search words for it. */
  readonly words?: string;
  /** Its state, if it can be switched on and off. */
  readonly checked?: boolean;
  /** Why it is unavailable; the command is then shown disabled with this reason. */
  readonly disabledReason?: string;
  /** Sub-commands to choose from. */
  readonly choices?: readonly ScreenCommand[];
  readonly run?: () => void;
}

type Source = () => Promise<readonly ScreenCommand[]>;
const sources = new Set<Source>();

/** Returns all commands of the current screen, in the order in which its parts registered them. */
export const screenCommands = async (): Promise<readonly ScreenCommand[]> =>
  (await Promise.all([...sources].map((each) => each()))).flat();

/** Offers commands while the component is mounted. They are created, and loaded if necessary, when the palette opens. */
export function useScreenCommands(commands: Source): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const source = () => latest.current();
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
}
