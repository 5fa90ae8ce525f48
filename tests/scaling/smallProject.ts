import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../server/projectFolder.ts';

const COPIED = [
  'package.json',
  'server/demo.html',
  'dist/server',
  'dist/programs',
  'catalogue/products.csv',
  ...['product-selector.js', 'landing.css', 'start.html', 'start.json'].map((file) => `dist/embed/${file}`),
];

/** The built provider in a folder, with few files of the element: a provider compresses all of them on startup. */
export function smallProject(folder: string, name: string, ...digested: readonly string[]): string {
  const project = join(folder, name);
  mkdirSync(join(project, 'server'), { recursive: true });
  for (const path of COPIED) cpSync(join(projectFolder(), path), join(project, path), { recursive: true });
  for (const file of digested) writeFileSync(join(project, 'dist/embed', file), 'export {};');
  symlinkSync(join(projectFolder(), 'node_modules'), join(project, 'node_modules'));
  return project;
}
