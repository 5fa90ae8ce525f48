/**
 * Writes the pictures of the tooltips and of the landing page from the parts that all drawings are made of:
 *
 *   npm run drawings
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/screens/pictures/', import.meta.url));

/**
 * @template T
 * @param {string} file in src/drawing
 * @returns {Promise<T>}
 */
async function load(file) {
  const path = fileURLToPath(new URL(`../src/drawing/${file}`, import.meta.url));
  const { module } = await runnerImport(path, { configFile: false });
  return /** @type {T} */ (module);
}

/** @type {typeof import('../src/drawing/pictures.ts')} */
const { PICTURES } = await load('pictures.ts');
/** @type {typeof import('../src/drawing/svgFile.ts')} */
const { svgFile } = await load('svgFile.ts');

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))) rmSync(`${FOLDER}${file}`);
const pictures = Object.entries(PICTURES);
for (const [name, { title, drawing }] of pictures) writeFileSync(`${FOLDER}${name}.svg`, svgFile(drawing, title));
console.log(`${pictures.length} pictures written to src/screens/pictures`);
