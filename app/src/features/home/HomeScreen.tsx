import { Region } from '../../page/Region.tsx';
import { Doors } from './Doors.tsx';
import { Families } from './Families.tsx';
import { Hero } from './Hero.tsx';

/** NAV-01: the built-in public home page. */
export function HomeScreen() {
  return (
    <main>
      <Hero />
      <Doors />
      <Region name="Product families">
        <Families />
      </Region>
    </main>
  );
}
