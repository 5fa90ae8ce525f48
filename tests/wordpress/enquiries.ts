import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createNonces } from '../../server/enquiries/nonce.ts';
import type { ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';
import { type EnquiryProvider, post } from '../enquiries/enquiryContract.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import type { Site } from './startSite.mjs';

/**
 * Turns enquiries on as the settings page does, with these additional settings, on a site of a network. The site sends no messages
 * by itself until `notifyAtOnce`.
 */
export async function turnOn(site: Site, settings: Readonly<Record<string, string | number | boolean>> = {}, blog = 1) {
  const code = `
    if (is_multisite()) switch_to_blog($input['blog']);
    update_option('test_site_tells_later', '1');
    ProductSelector\\Enquiry_Settings::register();
    delete_option('product_selector_enquiries');
    update_option('product_selector_enquiries', $input['settings'] + ['on' => '1', 'postcode' => '1', 'note' => '1', 'recipients' => 'sales@shop.example']);`;
  await site.php(code, { settings, blog });
}

/** Lets the site notify mail and webhook as soon as an enquiry arrives. */
export const notifyAtOnce = (site: Site) => site.php(`delete_option('test_site_tells_later');`);

/** Removes everything about enquiries, because the tests of other files may share the site. */
export const turnOff = (site: Site) => site.php('ProductSelector\\Enquiry_Store::remove();');

/** The site as a provider of enquiries. Its nonces are made here, from the site's salts. */
export function enquiryProvider(site: Site): EnquiryProvider {
  const signed = async (ageS: number, salts: string): Promise<string> => {
    const key = createHmac('sha256', salts).update('product-selector enquiry 1').digest('hex');
    return createNonces(new TextEncoder().encode(key)).create(Date.now() - ageS * 1000);
  };
  return {
    rest: `${site.url}wp-json/product-selector/v2`,
    nonce: (ageS) => signed(ageS, 'NONCE_KEY of a site for testsNONCE_SALT of a site for tests'),
    forgedNonce: () => signed(10, 'the salts of another site'),
    list: async () => JSON.parse(await site.php(LIST)) as readonly ListedEnquiry[],
    age: (key, seconds) =>
      query(
        site,
        `UPDATE {table} SET created = DATE_SUB(created, INTERVAL ${seconds} SECOND) WHERE enquiry_key = '${key}'`,
      ),
    senders: async () =>
      JSON.parse(
        await site.php(
          'global $wpdb; echo wp_json_encode(array_map("strval", $wpdb->get_col("SELECT sender FROM {$wpdb->prefix}product_selector_enquiries ORDER BY id")));',
        ),
      ),
    forget: () => site.php(`do_action('product_selector_enquiries_forget');`),
    retain: (aheadDays = 0) =>
      site.php(
        `namespace ProductSelector;
         function time() { return \\time() + $GLOBALS['input'] * DAY_IN_SECONDS; }
         add_filter('option_product_selector_enquiries', fn($settings) => ['days' => 30] + $settings);
         do_action('product_selector_enquiries_daily');`,
        aheadDays,
      ),
    copy: (key, count, suspicion) =>
      site.php(
        `global $wpdb; $table = $wpdb->prefix . 'product_selector_enquiries';
         $own = ['reference' => 'LPAD(one + (SELECT MAX(id) FROM ' . $table . '), 9, 0)', 'enquiry_key' => 'UUID()', 'content' => 'UUID()', 'suspicions' => $wpdb->prepare('%s', $input['suspicion'])];
         $columns = array_diff($wpdb->get_col("SHOW COLUMNS FROM $table"), ['id']);
         $values = array_map(fn($column) => $own[$column] ?? $column, $columns);
         $numbers = $wpdb->prepare('(WITH RECURSIVE number (one) AS (SELECT 1 UNION ALL SELECT one + 1 FROM number WHERE one < %d) SELECT one FROM number) AS number', $input['count']);
         $wpdb->query('SET max_recursive_iterations = 10000');
         $wpdb->query($wpdb->prepare("INSERT INTO $table (" . implode(', ', $columns) . ') SELECT ' . implode(', ', $values) . " FROM $table, $numbers WHERE enquiry_key = %s", $input['key']));`,
        { key, count, suspicion: suspicion ?? '' },
      ),
  };
}

const LIST = `echo wp_json_encode(array_map(['ProductSelector\\Enquiry_Text', 'data'], ProductSelector\\Enquiry_List::page('', 1000)));`;

/** Runs a statement about the table of enquiries. */
export const query = (site: Site, sql: string) =>
  site.php(
    `global $wpdb; $wpdb->query(str_replace('{table}', "{$wpdb->prefix}product_selector_enquiries", $input));`,
    sql,
  );

/** Stores an enquiry and returns its reference. */
export async function send(
  site: Site,
  own: Parameters<typeof enquiryOf>[0] & { readonly topic?: string } = {},
): Promise<string> {
  const provider = enquiryProvider(site);
  const reply = await post(provider, { ...enquiryOf(), ...own, nonce: await provider.nonce(10) });
  assert.equal(reply.status, 201);
  return Object(await reply.json()).reference;
}

/** Adds copies of the only enquiry, up to this number. */
export async function fill(site: Site, count: number): Promise<void> {
  const provider = enquiryProvider(site);
  const [first] = await provider.list();
  await provider.copy(first!.key, count - 1);
}
