import type { Counter } from '../../src/parts/insight/rules/insight.ts';
import type { Site } from './startSite.mjs';

/** Turns switches on as the settings page does. */
export const turnInsightOn = (site: Site, ...switches: ('notes' | 'steps' | 'enquiries')[]) =>
  site.php(
    `ProductSelector\\Insight_Settings::register();
     delete_option('product_selector_insight');
     update_option('product_selector_insight', array_fill_keys($input, '1'));`,
    switches,
  );

/** Removes everything about insight, because the tests of other files may share the site. */
export const removeInsight = (site: Site) =>
  site.php(`ProductSelector\\Insight_Store::remove(); ProductSelector\\Enquiry_Network::remove_key();`);

/** Every stored row of the table, including the counts of a network within the hour, and the month in which old rows were deleted. */
export async function storedRows(site: Site): Promise<readonly Counter[]> {
  const code = `
    global $wpdb;
    echo wp_json_encode($wpdb->get_results("SELECT week, counter AS 'key', total AS count FROM {$wpdb->prefix}product_selector_insight ORDER BY week, counter"));`;
  const rows: readonly Counter[] = JSON.parse(await site.php(code));
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Puts counters into the table, as if they had been counted in their weeks. */
export const seed = (site: Site, counters: readonly Counter[]) =>
  site.php(
    `global $wpdb;
     foreach ($input as $counter) $wpdb->insert("{$wpdb->prefix}product_selector_insight",
       ['week' => $counter['week'], 'counter' => $counter['key'], 'total' => $counter['count']]);`,
    counters,
  );
