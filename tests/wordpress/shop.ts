import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './startSite.mjs';

/** The folder of a real WooCommerce; without one, a stand-in with the functions in use takes its place. */
const REAL = process.env.WOOCOMMERCE;

/** Opens a shop in Australian dollars on the site that keeps its prices without GST. */
export async function openShop(site: Site): Promise<void> {
  if (REAL) {
    cpSync(REAL, join(site.folder, 'wp-content/plugins/woocommerce'), { recursive: true });
    await site.php(`require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1);
      $done = activate_plugin('woocommerce/woocommerce.php'); if (is_wp_error($done)) throw new Exception($done->get_error_message());
      // Its first page would be a wizard.
      delete_transient('_wc_activation_redirect');`);
  } else {
    cpSync('tests/wordpress/php/shop.php', join(site.folder, 'wp-content/mu-plugins/shop.php'));
  }
  await site.php(`
    foreach (['currency' => 'AUD', 'calc_taxes' => 'yes', 'prices_include_tax' => 'no', 'default_country' => 'AU:NSW', 'tax_based_on' => 'shipping',
      'default_customer_address' => '', 'coming_soon' => 'no'] as $name => $value) update_option("woocommerce_$name", $value);
    if (class_exists('WC_Tax')) WC_Tax::_insert_tax_rate(['tax_rate_country' => 'AU', 'tax_rate' => '10.0000', 'tax_rate_name' => 'GST', 'tax_rate_class' => '']);
    flush_rewrite_rules();`);
}

/** Switches WooCommerce off; its products stay in the database. */
export async function closeShop(site: Site): Promise<void> {
  await site.php(
    REAL
      ? `require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins('woocommerce/woocommerce.php');`
      : `unlink(WPMU_PLUGIN_DIR . '/shop.php');`,
  );
}

/** Fills the shop: a split with its SKU, one without, a ducted system in two sizes, one without tax, and a draft. */
export async function fillShop(site: Site): Promise<Readonly<Record<string, number>>> {
  const code = `
    $attributes = function (array $values) {
      return array_map(function ($name, $options) {
        $attribute = new WC_Product_Attribute();
        $attribute->set_name($name); $attribute->set_options($options); $attribute->set_visible(true); $attribute->set_variation(count($options) > 1);
        return $attribute;
      }, array_keys($values), $values);
    };
    $make = function ($class, array $values) {
      $product = new $class();
      foreach ($values as $name => $value) $product->{"set_$name"}($value);
      return $product->save();
    };
    $split = fn($kw) => $attributes(['System type' => ['Split system'], 'Cooling capacity (kW)' => [$kw]]);
    $ids = [];
    $ids['A-25'] = $make('WC_Product_Simple', ['name' => 'Alpine 2.5 kW', 'sku' => 'A-25', 'regular_price' => '1490', 'short_description' => 'Quiet, <b>small</b>', 'attributes' => $split('2.5')]);
    $ids['plain'] = $make('WC_Product_Simple', ['name' => 'Alpine 5 kW', 'regular_price' => '1990.5', 'attributes' => $split('5')]);
    $ids['untaxed'] = $make('WC_Product_Simple', ['name' => 'Alpine 7 kW', 'sku' => 'A-70', 'regular_price' => '2490', 'tax_class' => 'zero-rate', 'attributes' => $split('7')]);
    $ids['draft'] = $make('WC_Product_Simple', ['name' => 'Alpine 9 kW', 'sku' => 'A-90', 'status' => 'draft', 'regular_price' => '2990', 'attributes' => $split('9')]);
    $ids['D'] = $make('WC_Product_Variable', ['name' => 'Alpine Ducted', 'sku' => 'D', 'attributes' => $attributes(['System type' => ['Ducted'], 'Cooling capacity (kW)' => ['10', '14']])]);
    $ids['D-10'] = $make('WC_Product_Variation', ['name' => 'Alpine Ducted 10', 'parent_id' => $ids['D'], 'sku' => 'D-10', 'regular_price' => '4000', 'attributes' => ['cooling-capacity-kw' => '10']]);
    $ids['D-14'] = $make('WC_Product_Variation', ['name' => 'Alpine Ducted 14', 'parent_id' => $ids['D'], 'sku' => 'D-14', 'regular_price' => '5000', 'attributes' => ['cooling-capacity-kw' => '14']]);
    echo wp_json_encode($ids);`;
  return JSON.parse(await site.php(code));
}

/** Changes a product as the shop's own pages do. */
export async function changeProduct(site: Site, id: number, values: Readonly<Record<string, string>>): Promise<void> {
  await site.php(
    `$product = wc_get_product($input['id']);
    foreach ($input['values'] as $name => $value) $product->{"set_$name"}($value);
    $product->save();`,
    { id, values },
  );
}
