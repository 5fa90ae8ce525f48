import { SIMILAR_SCREENS } from './helpers/lookAtScreens.ts';
import { testScreens } from './helpers/testScreens.ts';

testScreens(SIMILAR_SCREENS, 15);
