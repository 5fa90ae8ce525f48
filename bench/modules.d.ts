// Only the benchmarks install the peers, so a check has no types for them.
declare module '@formbricks/surveys';
declare module 'fastify';

/** What `installProbe` adds to a measured page. */
declare var probe: import('./web/probe.mjs').Probe;
