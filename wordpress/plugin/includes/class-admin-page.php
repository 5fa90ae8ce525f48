<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The page under Settings, with tabs for the catalogue, enquiries and pages. PHP prints only the container and settings of the
 * catalogue tab.
 */
class Admin_Page {
	public const ADDRESS = 'options-general.php?page=product-selector';

	public static function register(): void {
		$title = __( 'Product Selector', 'product-selector' );
		$page  = add_options_page( $title, $title, 'manage_options', 'product-selector', array( __CLASS__, 'render' ) );
		add_action( 'load-' . $page, array( __CLASS__, 'enqueue' ) );
	}

	/** Adds a link to the page to the plugin's row. */
	public static function add_link( array $links ): array {
		$link = '<a href="' . esc_url( admin_url( self::ADDRESS ) ) . '">' . esc_html__( 'Settings', 'product-selector' ) . '</a>';
		return array_merge( array( $link ), $links );
	}

	/** The open tab; empty for the catalogue. */
	private static function tab(): string {
		$tab = sanitize_key( wp_unslash( $_GET['tab'] ?? '' ) );
		return in_array( $tab, array( 'enquiries', 'pages' ), true ) ? $tab : '';
	}

	public static function enqueue(): void {
		if ( '' !== self::tab() ) {
			return;
		}
		$name = 'product-selector-admin';
		wp_enqueue_style( $name, plugins_url( 'admin/admin.css', FILE ), array(), version_of( 'admin/admin.css' ) );
		wp_enqueue_script( $name, plugins_url( 'admin/admin.js', FILE ), array( 'wp-api-fetch', 'wp-element', 'wp-i18n' ), version_of( 'admin/admin.js' ), true );
		wp_set_script_translations( $name, 'product-selector', dirname( FILE ) . '/' . languages_folder() );
	}

	public static function render(): void {
		$tabs = array(
			''          => __( 'Catalogue', 'product-selector' ),
			'enquiries' => __( 'Enquiries', 'product-selector' ),
			'pages'     => __( 'Pages', 'product-selector' ),
		);
		$open = self::tab();
		printf( '<div class="wrap"><h1>%s</h1><nav class="nav-tab-wrapper">', esc_html( get_admin_page_title() ) );
		foreach ( $tabs as $tab => $label ) {
			printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', $tab === $open ? ' nav-tab-active' : '', esc_url( admin_url( self::ADDRESS . ( '' === $tab ? '' : "&tab=$tab" ) ) ), $tab === $open ? ' aria-current="page"' : '', esc_html( $label ) );
		}
		echo '</nav>';
		if ( '' === $open ) {
			self::render_catalogue();
		} else {
			'pages' === $open ? Page_Settings::render() : Enquiry_Settings_Page::render();
		}
		echo '</div>';
	}

	private static function render_catalogue(): void {
		$settings = array(
			'login'   => wp_login_url( admin_url( self::ADDRESS ) ),
			'element' => element_address(),
			'newPage' => admin_url( 'post-new.php?post_type=page' ),
			'pages'   => self::pages(),
			'shop'    => Shop::is_there(),
		);
		Carry_Over::render_notice();
		// The script fills it.
		printf(
			'<div id="product-selector-admin" class="ps-workshop" data-settings="%s"><p class="hide-if-js">%s</p></div>',
			esc_attr( wp_json_encode( $settings ) ),
			esc_html__( 'This page needs JavaScript. Allow it for this site in your browser, then reload the page.', 'product-selector' )
		);
	}

	/** The first published pages and posts with the selector, for the links after publishing. */
	private static function pages(): array {
		global $wpdb;
		$found = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type IN ('page', 'post')
				AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY post_type, ID LIMIT 3",
				'%' . $wpdb->esc_like( '<!-- wp:product-selector/product-selector ' ) . '%',
				'%' . $wpdb->esc_like( '[product_selector' ) . '%'
			)
		);
		return array_map(
			static function ( $id ) {
				return array(
					'title'   => html_entity_decode( get_the_title( (int) $id ), ENT_QUOTES, 'UTF-8' ),
					'address' => (string) get_permalink( (int) $id ),
				);
			},
			$found
		);
	}
}
