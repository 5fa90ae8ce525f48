import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ATTRIBUTE_LIST } from '../src/attributes.ts';
import { attributeType, camelName, valueType } from './attributeTexts.ts';
import { selectorEvents } from './selectorEvents.ts';

/** Writes the element's custom elements manifest, which editors and documentation tools read. */
export function elementManifest(fileName: string): Plugin {
  return {
    name: 'element-manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(manifest())}\n` });
    },
  };
}

const text = (type: string) => ({ text: type });

/** Attributes come from their table, events from their types, custom properties from docs/colours.md. */
export function manifest() {
  const path = 'dist/embed/product-selector.js';
  const element = {
    kind: 'class',
    customElement: true,
    tagName: 'product-selector',
    name: 'ProductSelectorElement',
    description: 'A guided product selector for air-conditioning providers.',
    superclass: { name: 'HTMLElement' },
    attributes: ATTRIBUTE_LIST.map((one) => ({
      name: one.name,
      type: text(attributeType(one)),
      description: one.meaning,
      default: one.preset,
    })),
    members: [
      { kind: 'field', name: 'version', type: text('string'), static: true, readonly: true },
      { kind: 'method', name: 'getVisitCode', return: { type: text('Promise<string | null>') } },
      {
        kind: 'method',
        name: 'restore',
        parameters: [{ name: 'code', type: text('string') }],
        return: { type: text('Promise<boolean>') },
      },
      ...ATTRIBUTE_LIST.filter(({ hasProperty }) => hasProperty).map((one) => ({
        kind: 'field',
        name: camelName(one.name),
        type: text(`${valueType(one)} | null | undefined`),
      })),
      { kind: 'field', name: 'messages', type: text('Messages | string | null | undefined') },
      {
        kind: 'method',
        name: 'navigate',
        parameters: [{ name: 'route', type: text('string') }],
        return: { type: text('Promise<void>') },
      },
    ],
    events: selectorEvents().map(({ name, description, detail }) => ({
      name,
      description,
      type: text(`CustomEvent<${detail}>`),
    })),
    cssProperties: propertyRows().flatMap(([names = '', description = '', preset = '']) =>
      named(names).map((name) => ({ name, description, default: preset.replaceAll('`', '') })),
    ),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: 'product-selector',
    declaration: { name: element.name },
  };
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path, declarations: [element], exports: [definition] }],
  };
}

const named = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

function propertyRows(): readonly (readonly string[])[] {
  const docs = readFileSync(new URL('../docs/colours.md', import.meta.url), 'utf8');
  const [table = ''] = docs.match(/(?:^\|.*\|\n)+/m) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => row.slice(2, -2).split(' | '));
}
