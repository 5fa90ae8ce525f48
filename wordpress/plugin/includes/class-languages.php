<?php
namespace ProductSelector;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A site in several languages: the page's language goes with the requests of its selector, and the owner's texts are offered to
 * plugins for translation, by hooks that WPML and Polylang share.
 */
class Languages {
	/** The name under which those plugins list the texts. */
	private const DOMAIN = 'Product Selector';

	/** The owner's texts that visitors read. */
	private const TEXTS = array( 'marketing', 'reply', 'short', 'long', 'policy' );

	/** The address of the REST API for this page. On a page in another language than the site's own, its query says which. */
	public static function rest_url(): string {
		$language = apply_filters( 'wpml_current_language', null );
		$locale   = determine_locale();
		if ( ! is_string( $language ) && ( get_option( 'WPLANG' ) ?: 'en_US' ) === $locale ) {
			return rest_url();
		}
		// WordPress takes this form with every kind of permalinks, and the element keeps what is in the query.
		return add_query_arg(
			array_filter( array( 'lang' => is_string( $language ) ? $language : '', 'locale' => $locale, 'rest_route' => '/' ) ),
			site_url( '/index.php' )
		);
	}

	/** Offers the texts as the settings have them; those plugins keep only what is new. */
	public static function register_texts(): void {
		$settings = has_action( 'wpml_register_single_string' ) ? Enquiry_Settings::all() : array();
		foreach ( array_filter( array_intersect_key( $settings, array_flip( self::TEXTS ) ) ) as $name => $text ) {
			do_action( 'wpml_register_single_string', self::DOMAIN, $name, $text );
		}
	}

	/** The form of enquiries in the language of the page that asks; in the site's own for a language that the site hasn't. */
	public static function form( array $settings, WP_REST_Request $request ): array {
		$language = sanitize_key( (string) $request['lang'] );
		foreach ( array_filter( array_intersect_key( $settings, array_flip( self::TEXTS ) ) ) as $name => $text ) {
			$settings[ $name ] = (string) apply_filters( 'wpml_translate_single_string', $text, self::DOMAIN, $name, '' === $language ? null : $language );
		}
		// WordPress switches to languages that are installed, and to no other.
		$is_other = switch_to_locale( (string) $request['locale'] );
		$form     = Enquiry_Settings::form( $settings );
		if ( $is_other ) {
			restore_previous_locale();
		}
		return $form;
	}
}
