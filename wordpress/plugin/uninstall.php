<?php
/**
 * Removes everything that the plugin stored, from every site of a network.
 *
 * @package ProductSelector
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'layout', 'versions', 'enquiry-settings', 'enquiry-store', 'enquiry-list', 'enquiry-notifier', 'enquiry-sender', 'carry-over', 'page-settings', 'installation', 'shop-reply', 'range' ) as $product_selector_class ) {
	require_once __DIR__ . "/includes/class-$product_selector_class.php";
}

$product_selector_remove = static function (): void {
	ProductSelector\Versions::remove();
	ProductSelector\Enquiry_Store::remove();
	ProductSelector\Carry_Over::remove();
	ProductSelector\Installation::remove();
	ProductSelector\Shop_Reply::remove();
	ProductSelector\Range::remove();
};
is_multisite() ? ProductSelector\Versions::on_each_site( $product_selector_remove ) : $product_selector_remove();
