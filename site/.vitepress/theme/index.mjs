import DefaultTheme from 'vitepress/theme-without-fonts';
import { MovingPicture } from './MovingPicture.mjs';
import { SiteLines } from './SiteLines.mjs';
import { Tool } from './Tool.mjs';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp(/** @type {{ app: import('vue').App }} */ { app }) {
    app.component('MovingPicture', MovingPicture);
    app.component('SiteLines', SiteLines);
    app.component('Tool', Tool);
  },
};
