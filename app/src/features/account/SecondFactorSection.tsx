import { useSecondFactor } from '@portal/portal-client/react';
import { TwoStep } from '@portal/portal-widgets';

/** Two-step sign-in: set up and turned off by the user. */
export const SecondFactorSection = () => <TwoStep {...useSecondFactor()} />;
