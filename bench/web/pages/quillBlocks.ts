import * as choice from '@quillforms/blocklib-multiple-choice-block';
import choiceDisplay from '@quillforms/blocklib-multiple-choice-block/build-module/renderer/settings.js';
import * as welcome from '@quillforms/blocklib-welcome-screen-block';
import welcomeDisplay from '@quillforms/blocklib-welcome-screen-block/build-module/renderer/settings.js';
import { registerBlockType, setBlockRendererSettings } from '@quillforms/blocks';

/** The two blocks that the questions need, in two steps as Quill Forms' own registration has them. */
export function registerBlocks(): void {
  for (const { name, metadata } of [choice, welcome]) registerBlockType(name, metadata);
  setBlockRendererSettings(choice.name, choiceDisplay);
  setBlockRendererSettings(welcome.name, welcomeDisplay);
}
