import { createHmac } from 'node:crypto';
import { createNonces } from '../../server/enquiries/nonce.ts';
import type { ListedEnquiry } from '../../src/enquiry/enquiryCsv.ts';
import type { EnquiryProvider } from '../enquiries/enquiryContract.ts';
import type { Site } from './startSite.mjs';

/**
 * Turns enquiries on as the settings page does, with these settings besides, on a site of a network. The site doesn't tell them
 * by itself until `tellAtOnce`.
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

/** Lets the site tell mail and webhook as soon as an enquiry has come. */
export const tellAtOnce = (site: Site) => site.php(`delete_option('test_site_tells_later');`);

/** Leaves nothing of enquiries, because the tests of other files may share the site. */
export const turnOff = (site: Site) => site.php('ProductSelector\\Enquiry_Store::remove();');

/** The site as a provider of enquiries. Its nonces are made here, from the site's salts. */
export function enquiryProvider(site: Site): EnquiryProvider {
  const signed = async (ageS: number, salts: string): Promise<string> => {
    const key = createHmac('sha256', salts).update('product-selector enquiry 1').digest('hex');
    return (await createNonces(new TextEncoder().encode(key))).create(Date.now() - ageS * 1000);
  };
  return {
    rest: `${site.url}wp-json/product-selector/v2`,
    nonce: (ageS) => signed(ageS, 'NONCE_KEY of a site for testsNONCE_SALT of a site for tests'),
    forgedNonce: () => signed(10, 'the salts of another site'),
    list: async () => JSON.parse(await site.php(LIST)) as readonly ListedEnquiry[],
  };
}

const LIST = `echo wp_json_encode(array_map(['ProductSelector\\Enquiry_Text', 'data'], ProductSelector\\Enquiry_List::page('', 1000)));`;
