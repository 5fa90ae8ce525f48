// The peers stand in a folder of their own, which a check without `npm run bench:web` does not have.
declare module '@formbricks/surveys';
declare module '@quillforms/blocklib-multiple-choice-block';
declare module '@quillforms/blocklib-multiple-choice-block/build-module/renderer/settings.js';
declare module '@quillforms/blocklib-welcome-screen-block';
declare module '@quillforms/blocklib-welcome-screen-block/build-module/renderer/settings.js';
declare module '@quillforms/blocks';
declare module '@quillforms/renderer-core';
declare module 'react-dom-18/client';
declare module 'react-hook-form';
declare module 'survey-core';
declare module 'survey-react-ui';
