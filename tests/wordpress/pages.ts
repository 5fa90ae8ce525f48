import type { Page } from '@playwright/test';
import { shortHash } from '../../src/catalogue/shortHash.ts';
import { writeVisitCode } from '../../src/parts/share/rules/visitCode.ts';
import { Selector } from '../browser/helpers/selector.ts';
import { SHORTEST_ANSWERS } from '../samples/shortestAnswers.ts';
import type { Site } from './startSite.mjs';

/** Publishes a page with this content and returns its path below the site's address. */
export async function createPage(site: Site, title: string, content: string): Promise<string> {
  const code = `
    $id = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $input['title'],
      'post_content' => $input['content'], 'post_author' => 1]);
    echo get_permalink($id);
  `;
  const address = await site.php(code, { title, content });
  return address.slice(site.url.length);
}

/** The plugin's line in Site Health. */
export async function siteHealth(site: Site) {
  const line = await site.php('echo wp_json_encode(ProductSelector\\Health::test());');
  return JSON.parse(line) as { status: string; label: string; description: string };
}

/** Opens the result of a shared link: the same as a journey, without its questions. */
export async function openResult(page: Page, path: string): Promise<Selector> {
  const code = writeVisitCode({
    answers: SHORTEST_ANSWERS,
    skipped: false,
    zone: null,
    chosen: shortHash('A-25'),
    postcode: null,
    shortlist: [],
    kind: null,
    sized: true,
    bought: null,
    size: {},
    catalogue: null,
  });
  // Going to another hash of the same page doesn't load it.
  await page.goto('about:blank');
  await page.goto(`${path}#product-selector=${code}`);
  const selector = new Selector(page);
  await selector.button('Open it').click();
  await selector.untilWhole();
  return selector;
}

/** Runs with more PHP in the site, such as a theme's. */
export async function withPhp(site: Site, code: string, work: () => Promise<void>): Promise<void> {
  const file = `WPMU_PLUGIN_DIR . '/more.php'`;
  await site.php(`file_put_contents(${file}, $input);`, `<?php ${code}`);
  try {
    await work();
  } finally {
    await site.php(`unlink(${file});`);
  }
}

/** A small version of the demo catalogue. */
export const RANGE = `id,title,system_type,indoor_unit_style,suits_home_types,suits_areas,cooling_capacity_kw,item_group_id
A-25,Alpine Split 2.5 kW,split,wall_mounted,townhouse,single_room,2.5,ALPINE
A-50,Alpine Split 5.0 kW,split,wall_mounted,townhouse,single_room,5,ALPINE
D-10,Alpine Ducted 10 kW,ducted,concealed_ducted,townhouse,whole_home,10,
`;
