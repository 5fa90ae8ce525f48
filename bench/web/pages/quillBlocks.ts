import * as choice from '@quillforms/blocklib-multiple-choice-block';
import * as welcome from '@quillforms/blocklib-welcome-screen-block';
import { registerBlockType } from '@quillforms/blocks';

/** A module of its own: what draws a block can only be added once the block is registered. */
for (const { name, metadata } of [choice, welcome]) registerBlockType(name, metadata);
