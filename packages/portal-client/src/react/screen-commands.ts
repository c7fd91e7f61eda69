import type { ScreenCommand } from '@portal/domain/screen-command';
import { useEffect, useRef } from 'react';

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
