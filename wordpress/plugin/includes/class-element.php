<?php
namespace ProductSelector;

use WP_Block;

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
		$read  = Attributes::read( $given );
		$read  = array( 'heading-level' => $read['heading-level'] ?? '2' ) + $read + array( 'back' => 'steps' );
		$link  = esc_url( $given['link'] ?? '' );
		$text  = $given['linktext'] ?? '';
		$style  = 'display:grid;grid-template-columns:minmax(0,min(68em,100vw)) 1fr;align-content:start;min-block-size:40rem';
		foreach ( array( 'accent', 'paper', 'ink' ) as $colour ) {
			if ( preg_match( self::COLOUR, $given[ $colour ] ?? '' ) ) {
				$style .= ";--ps-$colour:" . $given[ $colour ];
			}
		}
		// The style can't go through the wrapper, which drops unknown properties.
		$box = 'style="' . esc_attr( $style ) . '"' . ( $origin instanceof WP_Block ? ' ' . get_block_wrapper_attributes() : '' );
		return sprintf(
			'<product-selector data-module="%1$s" rest-url="%2$s"%13$s%14$s %4$s>%8$s<div class="product-selector-landing"><h%3$d>%5$s</h%3$d><p>%9$s</p><noscript><p>%15$s</p></noscript><p class="product-selector-late">%16$s</p><ul><li>%10$s</li><li>%11$s</li><li>%12$s</li></ul><p><a href="%6$s">%7$s</a></p></div>%17$s</product-selector>',
			esc_url( element_address() ),
			esc_url( rest_url() ),
			(int) $read['heading-level'],
			$box,
			esc_html__( 'Find the air conditioning that suits your home', 'product-selector' ),
			'' === $link ? esc_url( home_url( '/' ) ) : $link,
			'' === $text ? esc_html__( 'All our air conditioners', 'product-selector' ) : esc_html( $text ),
			str_replace( 'https://provider.example/embed/', esc_url( plugins_url( 'element/', FILE ) ), file_get_contents( plugin_dir_path( FILE ) . 'element/start.html' ) ),
			esc_html__( 'Answer a few plain questions about your home, and see which systems fit and why.', 'product-selector' ),
			esc_html__( 'Up to eight questions, about two minutes, no expertise needed.', 'product-selector' ),
			esc_html__( 'No name, email or phone number needed.', 'product-selector' ),
			esc_html__( "Where we don't know something, we say so.", 'product-selector' ),
			self::attributes( $read ),
			self::language(),
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

	/** Attributes as HTML. @param array<string, string> $list */
	private static function attributes( array $list ): string {
		$html = '';
		foreach ( $list as $name => $value ) {
			$html .= " $name=\"" . esc_attr( $value ) . '"';
		}
		return $html;
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
