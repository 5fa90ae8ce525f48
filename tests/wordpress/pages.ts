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

/** A small version of the demo catalogue. */
export const RANGE = `id,title,system_type,indoor_unit_style,suits_home_types,suits_areas,cooling_capacity_kw,item_group_id
A-25,Alpine Split 2.5 kW,split,wall_mounted,townhouse,single_room,2.5,ALPINE
A-50,Alpine Split 5.0 kW,split,wall_mounted,townhouse,single_room,5,ALPINE
D-10,Alpine Ducted 10 kW,ducted,concealed_ducted,townhouse,whole_home,10,
`;
