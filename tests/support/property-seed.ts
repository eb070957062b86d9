import fc from 'fast-check';

/*
 * Where VITE_PROPERTY_SEED is set, as `.ci/run` does, properties try the same inputs each time: a change is not held up by
 * a rare input that it has nothing to do with. Elsewhere every run tries new ones.
 */
const seed = import.meta.env['VITE_PROPERTY_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
