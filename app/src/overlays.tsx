import { ConsoleOverlay } from './features/console/ConsoleOverlay.tsx';
import { CookieBar } from './features/cookies/CookieBar.tsx';
import { CustomiserOverlay } from './features/customiser/CustomiserOverlay.tsx';
import { PreferenceSaver } from './features/preferences/PreferenceSaver.tsx';
import { TourOverlay } from './features/tour/TourOverlay.tsx';
import { Region } from './page/Region.tsx';

/** What may open over any screen. Loaded after the page has rendered. */
export function Overlays() {
  return (
    <>
      <PreferenceSaver />
      <Region name="The question about cookies">
        <CookieBar />
      </Region>
      <Region name="The guided tour">
        <TourOverlay />
      </Region>
      <Region name="The theme customiser">
        <CustomiserOverlay />
      </Region>
      <Region name="The developer console">
        <ConsoleOverlay />
      </Region>
    </>
  );
}
