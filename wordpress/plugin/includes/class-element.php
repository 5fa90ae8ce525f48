<?php
namespace ProductSelector;

use WP_Block;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Prints the element, with content for search engines, for the block and the shortcode. */
class Element {
	/** A hexadecimal colour, or one of the theme's. */
	private const COLOUR = '/\A(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--wp--preset--color--[a-z0-9-]+\))\z/i';

	/**
	 * Renders the block or the shortcode, whose attributes have no capitals. Only pages with a selector get the loader, which
	 * stands in the element: a theme, builder or popup may render it after WordPress has printed its own modules.
	 */
	public static function render( $attributes, $content = '', $origin = null ): string {
		$given = array();
		foreach ( (array) $attributes as $name => $value ) {
			$given[ str_replace( '-', '', strtolower( $name ) ) ] = is_scalar( $value ) ? trim( (string) $value ) : '';
		}
		$level = in_array( $given['headinglevel'] ?? '', array( '1', '3', '4', '5', '6' ), true ) ? (int) $given['headinglevel'] : 2;
		$link  = esc_url( $given['link'] ?? '' );
		$text  = $given['linktext'] ?? '';
		// The element expects a whole address; here a path will do, as it does for the link.
		$action = $given['actionurl'] ?? '';
		$action = '/' === substr( $action, 0, 1 ) ? WP_Http::make_absolute_url( $action, home_url( '/' ) ) : $action;
		$action = esc_url( $action, array( 'http', 'https', 'tel', 'mailto' ) );
		$label  = $given['actionlabel'] ?? '';
		$style  = 'display:grid;grid-template-columns:minmax(0,min(68em,100vw)) 1fr;align-content:start;min-block-size:40rem';
		foreach ( array( 'accent', 'paper', 'ink' ) as $colour ) {
			if ( preg_match( self::COLOUR, $given[ $colour ] ?? '' ) ) {
				$style .= ";--ps-$colour:" . $given[ $colour ];
			}
		}
		// The style can't go through the wrapper, which drops unknown properties.
		$box = 'style="' . esc_attr( $style ) . '"' . ( $origin instanceof WP_Block ? ' ' . get_block_wrapper_attributes() : '' );
		return sprintf(
			'<product-selector data-module="%1$s" rest-url="%2$s" heading-level="%3$d"%13$s%14$s%15$s%16$s %4$s>%8$s<div class="product-selector-landing"><h%3$d>%5$s</h%3$d><p>%9$s</p><noscript><p>%17$s</p></noscript><p class="product-selector-late">%18$s</p><ul><li>%10$s</li><li>%11$s</li><li>%12$s</li></ul><p><a href="%6$s">%7$s</a></p></div>%19$s</product-selector>',
			esc_url( element_address() ),
			esc_url( rest_url() ),
			$level,
			$box,
			esc_html__( 'Find the air conditioning that suits your home', 'product-selector' ),
			'' === $link ? esc_url( home_url( '/' ) ) : $link,
			'' === $text ? esc_html__( 'All our air conditioners', 'product-selector' ) : esc_html( $text ),
			str_replace( 'https://provider.example/embed/', esc_url( plugins_url( 'element/', FILE ) ), file_get_contents( plugin_dir_path( FILE ) . 'element/start.html' ) ),
			esc_html__( 'Answer a few plain questions about your home, and see which systems fit and why.', 'product-selector' ),
			esc_html__( 'Up to eight questions, about two minutes, no expertise needed.', 'product-selector' ),
			esc_html__( 'No name, email or phone number needed.', 'product-selector' ),
			esc_html__( "Where we don't know something, we say so.", 'product-selector' ),
			'' === $action && '' === $label ? '' : ' action-url="' . $action . '" action-label="' . esc_attr( $label ) . '"',
			self::language(),
			self::sizing( $given['sizehelp'] ?? '', $given['sizerules'] ?? '' ),
			'off' === ( $given['back'] ?? '' ) ? '' : ' back="steps"',
			esc_html__( 'The questions need JavaScript, and your browser has it switched off.', 'product-selector' ),
			esc_html__( "The questions haven't loaded. Reload the page, or try another browser.", 'product-selector' ),
			is_feed() ? '' : self::loader()
		);
	}

	/** The loader as a script module, with the marks by which optimisers leave a script as it is. */
	private static function loader(): string {
		return trim(
			wp_get_script_tag(
				array(
					'type'             => 'module',
					'src'              => add_query_arg( 'ver', version_of( 'loader.js' ), plugins_url( 'loader.js', FILE ) ),
					'onerror'          => "document.documentElement.classList.add('product-selector-failed')",
					'data-cfasync'     => 'false',
					'nowprocket'       => true,
					'data-no-optimize' => '1',
				)
			)
		);
	}

	/** *How big is the room?* as attributes: `off`, and the address of the provider's own rules of thumb, for which a path will do. */
	private static function sizing( string $help, string $rules ): string {
		$rules = esc_url( '/' === substr( $rules, 0, 1 ) ? WP_Http::make_absolute_url( $rules, home_url( '/' ) ) : $rules, array( 'http', 'https' ) );
		return ( 'off' === $help ? ' size-help="off"' : '' ) . ( '' === $rules ? '' : ' size-rules="' . $rules . '"' );
	}

	/**
	 * The page's language for the selector, as attributes. The selector brings some translations itself; a file in the folder
	 * of WordPress's own translations, such as `languages/plugins/product-selector-fr_FR.messages.json`, brings any other or
	 * rewords one. Nothing in English without that file.
	 */
	private static function language(): string {
		$locale   = determine_locale();
		$file     = WP_LANG_DIR . '/plugins/product-selector-' . $locale . '.messages.json';
		$messages = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		/**
		 * The selector's sentences by key, as `product-selector messages` prints them; null for its own.
		 *
		 * @param array|null $messages From the translation file, if there is one.
		 * @param string     $locale   Such as fr_FR.
		 */
		$messages   = apply_filters( 'product_selector_messages', is_array( $messages ) ? $messages : null, $locale );
		$attributes = 0 === strpos( $locale, 'en' ) ? '' : ' lang="' . esc_attr( str_replace( '_', '-', $locale ) ) . '"';
		return $attributes . ( $messages && is_array( $messages ) ? ' messages="' . esc_attr( (string) wp_json_encode( $messages ) ) . '"' : '' );
	}
}
