import { clearAnsweredCalls } from './answered-calls.ts';

/** Before a run of the contract tests only: others share the rest of their setup, and may run at the same time. */
export default clearAnsweredCalls;
