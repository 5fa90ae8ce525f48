<?php
/**
 * Plugin Name:       Product Selector
 * Description:       Guides home owners to the air conditioning that suits their home: a few plain questions, the systems of your catalogue that really fit, and why.
 * Version:           0.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Update URI:        false
 * Author:            Product Selector contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       product-selector
 * Domain Path:       /languages
 *
 * @package ProductSelector
 */

namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.0.0';
const FILE    = __FILE__;
/** The edition that Carry_Over has brought a site to. */
const EDITION = '3';

/** Loads classes on demand, so a page without the selector reads only this file. */
function load_class( string $name ): void {
	if ( 0 === strpos( $name, __NAMESPACE__ . '\\' ) ) {
		$word = strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) );
		require __DIR__ . '/includes/class-' . $word . '.php';
	}
}
spl_autoload_register( __NAMESPACE__ . '\load_class' );

register_activation_hook( __FILE__, array( Versions::class, 'activate' ) );
add_action( 'wp_initialize_site', array( Versions::class, 'set_up_new_site' ), 100 );
add_filter( 'wpmu_drop_tables', array( Layout::class, 'add_to_dropped_tables' ) );
add_action( 'admin_menu', __NAMESPACE__ . '\read_options', 1 );
add_action( 'admin_init', array( Versions::class, 'set_up' ) );

register_deactivation_hook( __FILE__, array( Enquiry_Notifier::class, 'deactivate' ) );
add_action( 'admin_init', array( Enquiry_Store::class, 'set_up' ) );
add_action( 'admin_init', array( Enquiry_Settings::class, 'register' ) );
add_action( 'add_option_product_selector_enquiries', array( Enquiry_Store::class, 'set_up' ), 10, 0 );
add_action( 'update_option_product_selector_enquiries', array( Enquiry_Store::class, 'set_up' ), 10, 0 );
add_action( 'admin_init', array( Page_Settings::class, 'register' ) );
add_action( 'admin_init', array( Languages::class, 'register_texts' ) );
add_action( 'admin_post_product_selector_enquiry_test', array( Enquiry_Settings_Page::class, 'test' ) );
add_action( 'admin_menu', array( Enquiry_Page::class, 'register' ) );
add_action( 'admin_post_product_selector_enquiries', array( Enquiry_Page::class, 'export' ) );
add_filter( 'set_screen_option_product_selector_enquiries_per_page', array( Enquiry_Page::class, 'clean_per_page' ), 10, 3 );
add_action( 'product_selector_tell_enquiries', array( Enquiry_Notifier::class, 'notify' ) );
add_action( 'product_selector_enquiries_forget', array( Enquiry_Sender::class, 'forget' ) );
add_action( 'product_selector_enquiries_hourly', array( Enquiry_Notifier::class, 'hourly' ) );
add_action( 'product_selector_enquiries_daily', array( Enquiry_Notifier::class, 'daily' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Enquiry_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Enquiry_Privacy::class, 'add_eraser' ) );
add_action( 'admin_init', array( Enquiry_Privacy::class, 'add_policy_text' ) );

if ( EDITION !== get_option( 'product_selector_edition' ) ) {
	// Before the translations are loaded.
	add_action( 'init', array( Carry_Over::class, 'run' ), 1 );
}
add_action( 'admin_post_product_selector_insight', array( Carry_Over::class, 'send_counters' ) );

add_action( 'woocommerce_loaded', array( Shop_Reply::class, 'watch' ) );

add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_action( 'rest_api_init', array( Routes::class, 'register' ) );

if ( ! empty( get_option( 'product_selector_pages' )['everywhere'] ) ) {
	add_action( 'wp_footer', array( Element::class, 'print_loader' ) );
}
add_action( 'init', __NAMESPACE__ . '\register_block' );
add_shortcode( 'product_selector', array( Element::class, 'render' ) );

add_action( 'admin_menu', array( Admin_Page::class, 'register' ) );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), array( Admin_Page::class, 'add_link' ) );
add_filter( 'site_status_tests', array( Health::class, 'add_tests' ) );
add_action( 'load-index.php', __NAMESPACE__ . '\remind' );

/** Reads the options that every page of the administration needs, with one query. */
function read_options(): void {
	wp_prime_option_caches( array( 'product_selector_db', 'product_selector_enquiries_db', 'product_selector_enquiries' ) );
}

/** Only the dashboard has the notice. */
function remind(): void {
	add_action( 'admin_notices', array( Reminders::class, 'show_notice' ) );
}

/** The folder with translations: German for a site that used it before it retired. */
function languages_folder(): string {
	return get_option( 'product_selector_german' ) ? 'german' : 'languages';
}

/** Loads translations, those in wp-content/languages/plugins before ours. */
function load_translations(): void {
	load_plugin_textdomain( 'product-selector', false, dirname( plugin_basename( FILE ) ) . '/' . languages_folder() );
}

/** A digest of the file for its address, so caches load a changed file. */
function version_of( string $file ): string {
	return substr( (string) hash_file( 'sha256', __DIR__ . '/' . $file ), 0, 12 );
}

function element_address(): string {
	$file = 'element/product-selector.js';
	return add_query_arg( 'ver', version_of( $file ), plugins_url( $file, FILE ) );
}

/** Registers the block from block.json, which the editor's script reads too. */
function register_block(): void {
	register_block_type( __DIR__ . '/block', array( 'render_callback' => array( Element::class, 'render' ) ) );
	wp_set_script_translations( 'product-selector-product-selector-editor-script', 'product-selector', __DIR__ . '/' . languages_folder() );
}
