import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InstalledPackage, installPackage } from './installPackage.ts';

/** Both checks need the JavaScript edition of TypeScript. */
const CHECKS = ['typescript@5.9.3', 'vue-tsc@3.3.14', 'svelte-check@4.7.8'];
/** The packages, in the versions that this project uses. */
const FRAMEWORKS = ['vue', 'svelte'];
const COMPILER = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  types: [],
};
const GOOD = '<product-selector heading-level="3" action-url="tel:131313" action-label="Call us" class="x" />';

/** A component of docs/frameworks/, in TypeScript. */
function example(name: string): string {
  const [, code = ''] = readFileSync(`docs/frameworks/${name.split('/')[0]}.md`, 'utf8').split(`${name}\n`);
  return code.split('\n```')[0]!.replace('<script', '<script lang="ts"');
}

// From the registry, so only `npm run test:exhaustive` runs it.
describe.runIf(process.env.EXHAUSTIVE)('in templates, the framework’s own check', () => {
  let installed: InstalledPackage;

  beforeAll(() => {
    installed = installPackage();
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const packages = [...CHECKS, ...FRAMEWORKS.map((name) => `${name}@${devDependencies[name]}`)];
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, ...packages], { cwd: installed.folder });
  });
  afterAll(() => installed?.remove());

  /** The lines with an error: the file, and a part of the message. */
  function check(program: string, args: readonly string[], files: Readonly<Record<string, string>>) {
    const config = { compilerOptions: COMPILER, vueCompilerOptions: { strictTemplates: true } };
    installed.write('tsconfig.json', JSON.stringify({ ...config, include: Object.keys(files) }));
    for (const [name, source] of Object.entries(files)) installed.write(name, source);
    const path = join(installed.folder, 'node_modules', program);
    const { stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
      cwd: installed.folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((line) => /error/i.test(line) && !/ COMPLETED /.test(line));
  }

  it('of Vue takes the component of the docs and names each mistake', () => {
    const bad = [
      `<product-selector :messages="{ 'landing.strat': 'x' }" />`,
      '<product-selector @selector-chosen="(event) => event.detail.price" />',
      '<product-selector :heading-level="9" />',
      '<product-selector hosts="x" />',
    ];
    const script = `<script setup lang="ts">\nimport 'product-selector';\n</script>\n`;
    const found = check('vue-tsc/bin/vue-tsc.js', ['-p', '.', '--pretty', 'false'], {
      'App.vue': example('vue/App.vue'),
      'Good.vue': `${script}<template>${GOOD}</template>\n`,
      'Bad.vue': `${script}<template>${bad.join('\n')}</template>\n`,
    });
    expect(found).toEqual([
      expect.stringMatching(/^Bad\.vue.*landing\.strat/),
      expect.stringMatching(/^Bad\.vue.*price/),
      expect.stringMatching(/^Bad\.vue.*9/),
      expect.stringMatching(/^Bad\.vue.*hosts/),
    ]);
  });

  it('of Svelte takes the component of the docs and names each mistake', () => {
    const bad = [
      `<product-selector messages={{ 'landing.strat': 'x' }}></product-selector>`,
      '<product-selector onselector-chosen={(event) => event.detail.price}></product-selector>',
      '<product-selector heading-level={9}></product-selector>',
      '<product-selector hosts="x"></product-selector>',
    ];
    const script = `<script lang="ts">\n  import 'product-selector';\n</script>\n`;
    const found = check('svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine'], {
      'App.svelte': example('svelte/App.svelte'),
      'Good.svelte': `${script}${GOOD.replace(' />', '></product-selector>')}\n`,
      'Bad.svelte': `${script}${bad.join('\n')}\n`,
    });
    expect(found).toEqual([
      expect.stringMatching(/"Bad\.svelte".*landing\.strat/),
      expect.stringMatching(/"Bad\.svelte".*price/),
      expect.stringMatching(/"Bad\.svelte".*9/),
      expect.stringMatching(/"Bad\.svelte".*hosts/),
    ]);
  });
});
