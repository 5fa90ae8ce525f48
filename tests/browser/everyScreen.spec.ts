import { OTHER_SCREENS } from './helpers/lookAtScreens.ts';
import { testScreens } from './helpers/testScreens.ts';

testScreens(OTHER_SCREENS, 11);
