<?php
/**
 * The catalogue page.
 *
 * @package ProductSelector
 */

namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The page under Settings. PHP prints the place for it and where to find things; the rest is its script's.
 */
class Admin_Page {
	const SLUG = 'product-selector';

	/**
	 * Adds the page to the menu.
	 */
	public static function register() {
		$title = __( 'Product Selector', 'product-selector' );
		$page  = add_options_page( $title, $title, 'manage_options', self::SLUG, array( __CLASS__, 'render' ) );
		add_action( 'load-' . $page, array( __CLASS__, 'enqueue_with_page' ) );
	}

	/**
	 * Adds a link to the page to the plugin's row.
	 *
	 * @param string[] $links The links there are.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		if ( current_user_can( 'manage_options' ) ) {
			$link = '<a href="' . esc_url( self::address() ) . '">' . esc_html__( 'Settings', 'product-selector' ) . '</a>';
			array_unshift( $links, $link );
		}
		return $links;
	}

	/**
	 * The page's address.
	 *
	 * @return string
	 */
	public static function address() {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/**
	 * Brings script and style along when this page is the one that is opened.
	 */
	public static function enqueue_with_page() {
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
	}

	/**
	 * Queues script and style.
	 */
	public static function enqueue() {
		$name = 'product-selector-admin';
		wp_enqueue_style( $name, plugins_url( 'admin/admin.css', FILE ), array(), VERSION );
		wp_enqueue_script( $name, plugins_url( 'admin/admin.js', FILE ), array( 'wp-i18n' ), VERSION, true );
		wp_set_script_translations( $name, 'product-selector', dirname( FILE ) . '/languages' );
	}

	/**
	 * Prints the page.
	 */
	public static function render() {
		$settings = array(
			'rest'    => rest_url(),
			'nonce'   => wp_create_nonce( 'wp_rest' ),
			'renew'   => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'login'   => wp_login_url( self::address() ),
			'element' => plugins_url( 'element/product-selector.js', FILE ),
			'loader'  => plugins_url( 'loader.js', FILE ),
		);
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="product-selector-admin" data-settings="%2$s"></div><noscript><p>%3$s</p></noscript></div>',
			esc_html( get_admin_page_title() ),
			esc_attr( wp_json_encode( $settings ) ),
			esc_html__( 'This page needs JavaScript. Allow it for this site in your browser, then reload the page.', 'product-selector' )
		);
	}
}
