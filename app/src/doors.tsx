import { ConsoleDoor } from './features/console/ConsoleDoor.tsx';
import { CookieBar } from './features/cookies/CookieBar.tsx';
import { CustomiserDoor } from './features/customiser/CustomiserDoor.tsx';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { TourDoor } from './features/tour/TourDoor.tsx';
import { Region } from './page/Region.tsx';

/** What stands beside any screen, and what may open there. Loaded once the page stands: no page waits for it. */
export function Doors() {
  return (
    <>
      <PreferenceSaver />
      <Region name="The question about cookies">
        <CookieBar />
      </Region>
      <Region name="The guided tour">
        <TourDoor />
      </Region>
      <Region name="The theme customiser">
        <CustomiserDoor />
      </Region>
      <Region name="The developer console">
        <ConsoleDoor />
      </Region>
    </>
  );
}
