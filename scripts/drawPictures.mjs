/**
 * Writes the pictures of the tooltips and of the landing page:
 *
 *   npm run drawings
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { importSource, inProject } from './importSource.mjs';

const FOLDER = inProject('src/screens/pictures/');

/** @type {typeof import('../src/drawing/pictures.ts')} */
const { PICTURES } = await importSource('src/drawing/pictures.ts');
/** @type {typeof import('../src/drawing/svgFile.ts')} */
const { svgFile } = await importSource('src/drawing/svgFile.ts');

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))) rmSync(`${FOLDER}${file}`);
const pictures = Object.entries(PICTURES);
for (const [name, { title, drawing }] of pictures) writeFileSync(`${FOLDER}${name}.svg`, svgFile(drawing, title));
console.log(`${pictures.length} pictures written to src/screens/pictures`);
