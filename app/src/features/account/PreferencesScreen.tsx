import { Heading } from '@portal/design-system';
import * as css from './AccountScreen.css.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** NAV-06: `/preferences`, in the ordering layout. */
export function PreferencesScreen() {
  return (
    <main className={css.screen}>
      <div className={css.inside}>
        <Heading level={1}>Your preferences</Heading>
        <PreferencesForm />
      </div>
    </main>
  );
}
