import { RegionBoundary } from '../../portal/RegionBoundary.tsx';
import { Doors } from './Doors.tsx';
import { Families } from './Families.tsx';
import { Hero } from './Hero.tsx';

/** NAV-01: the built-in public home page. */
export function HomeScreen() {
  return (
    <main>
      <Hero />
      <Doors />
      <RegionBoundary name="Product families">
        <Families />
      </RegionBoundary>
    </main>
  );
}
