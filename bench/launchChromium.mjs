import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/findChromium.mjs';

const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** Keeps the network out of the measurement. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: [...ARGS, ALONE] });
