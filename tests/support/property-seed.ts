import fc from 'fast-check';

/**
 * Properties are tried with the same random values at each change, so that a failure belongs to the change; runs of `npm run test:full` try
 * others each night and print the seed of a failure.
 */
if (process.env.PORTAL_TESTS !== 'full') fc.configureGlobal({ seed: 20261128 });
