import * as css from './AccountScreen.css.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** NAV-06: `/preferences`, in the ordering layout. */
export function PreferencesScreen() {
  return (
    <main className={css.screen}>
      <div className={css.inside}>
        <PreferencesForm alone />
      </div>
    </main>
  );
}
