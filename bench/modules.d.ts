/** Added by `installProbe` to a measured page. */
declare var probe: import('./web/probe.mjs').Probe;
/** Its readings of the page. */
declare var readings: {
  areComplete(): boolean;
  take(): import('./web/probe.mjs').Readings;
};
