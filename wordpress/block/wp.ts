import type { ComponentType, createElement, Fragment, useEffect, useRef, useState } from 'react';
import type { attributes as own } from '../plugin/block/block.json';
import type { BlockAttribute } from './blockAttributes.ts';

/** The attributes of the element and of the block are texts, except the level. WordPress adds those of its own settings. */
export type Attributes = { readonly [Name in Exclude<BlockAttribute, 'headingLevel'> | keyof typeof own]?: string } & {
  readonly headingLevel: number;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly style?: { readonly color?: object; readonly spacing?: object };
};

export interface EditProps {
  readonly attributes: Attributes;
  setAttributes(change: Partial<Attributes>): void;
}

type Component = ComponentType<Record<string, unknown>>;

/** The part of `wp` that we use. */
interface Wp {
  readonly blocks: { registerBlockType(name: string, settings: object): void };
  readonly blockEditor: {
    readonly useBlockProps: () => Record<string, unknown>;
    readonly InspectorControls: Component;
    readonly PanelColorSettings: Component;
  };
  readonly components: {
    readonly Button: Component;
    readonly CheckboxControl: Component;
    readonly ComboboxControl: Component;
    readonly PanelBody: Component;
    readonly SelectControl: Component;
    readonly TextControl: Component;
    readonly ToggleControl: Component;
  };
  readonly element: {
    readonly createElement: typeof createElement;
    readonly Fragment: typeof Fragment;
    readonly useEffect: typeof useEffect;
    readonly useRef: typeof useRef;
    readonly useState: typeof useState;
  };
  readonly i18n: { __(text: string, domain: string): string };
  readonly serverSideRender: Component;
  apiFetch(options: { readonly path: string }): Promise<unknown>;
}

export const { wp } = globalThis as unknown as { readonly wp: Wp };
export const h = wp.element.createElement;
export const { __ } = wp.i18n;
/** Opts in to the newer style of fields, which avoids warnings. */
export const FIELD = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
