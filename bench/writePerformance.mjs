/** Writes docs/performance.md from bench/recorded: `npm run performance`. */
import { writePerformance } from './performancePage.mjs';

writePerformance();
