// Only the benchmark installs the peer, so a check has no types for it.
declare module '@formbricks/surveys';

/** Added by `installProbe` to a measured page. */
declare var probe: import('./web/probe.mjs').Probe;
