import { ConsoleDoor } from './features/console/ConsoleDoor.tsx';
import { CookieBar } from './features/cookies/CookieBar.tsx';
import { CustomiserDoor } from './features/customiser/CustomiserDoor.tsx';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { TourDoor } from './features/tour/TourDoor.tsx';
import { RegionBoundary } from './portal/RegionBoundary.tsx';

/** What stands beside any screen, and what may open there. Loaded once the page stands: no page waits for it. */
export function Doors() {
  return (
    <>
      <PreferenceSaver />
      <RegionBoundary name="The question about cookies">
        <CookieBar />
      </RegionBoundary>
      <RegionBoundary name="The guided tour">
        <TourDoor />
      </RegionBoundary>
      <RegionBoundary name="The theme customiser">
        <CustomiserDoor />
      </RegionBoundary>
      <RegionBoundary name="The developer console">
        <ConsoleDoor />
      </RegionBoundary>
    </>
  );
}
