<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Prints the element, for the block and for the shortcode, with what search engines see between its tags. */
class Element {
	/** A hexadecimal colour, or one of the theme's. */
	private const COLOUR = '/\A(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--wp--preset--color--[a-z0-9-]+\))\z/i';

	/** The block. */
	public static function render_block( array $attributes ): string {
		return self::render( $attributes, 'get_block_wrapper_attributes' );
	}

	/**
	 * The shortcode `[product_selector]`.
	 *
	 * @param array|string $attributes What the author wrote; the empty text for nothing.
	 */
	public static function render_shortcode( $attributes ): string {
		$wrap = static function ( $extra ) {
			return 'style="' . esc_attr( $extra['style'] ) . '"';
		};
		return self::render( (array) $attributes, $wrap );
	}

	/**
	 * The element. The loader that fetches the selector is queued here, so no other page has it.
	 *
	 * @param array    $attributes In the spelling of the block, of HTML or of the shortcode, which has no capitals.
	 * @param callable $wrap       Writes the escaped attributes of the element's box, given its style.
	 */
	private static function render( array $attributes, callable $wrap ): string {
		wp_enqueue_script_module( 'product-selector-loader', plugins_url( 'loader.js', FILE ), array(), VERSION );

		$given = array();
		foreach ( $attributes as $name => $value ) {
			$given[ str_replace( '-', '', strtolower( $name ) ) ] = is_scalar( $value ) ? trim( (string) $value ) : '';
		}
		$level = (int) ( $given['headinglevel'] ?? 2 );
		$level = $level >= 1 && $level <= 6 ? $level : 2;
		$link  = esc_url( $given['link'] ?? '' );
		$text  = $given['linktext'] ?? '';
		$style = 'display:flow-root;min-block-size:40rem';
		foreach ( array( 'accent', 'paper', 'ink' ) as $colour ) {
			if ( preg_match( self::COLOUR, $given[ $colour ] ?? '' ) ) {
				$style .= ";--ps-$colour:" . $given[ $colour ];
			}
		}
		return sprintf(
			'<product-selector data-module="%1$s" rest-url="%2$s" heading-level="%3$d" %4$s><h%3$d>%5$s</h%3$d><p><a href="%6$s">%7$s</a></p></product-selector>',
			esc_url( plugins_url( 'element/product-selector.js', FILE ) ),
			esc_url( rest_url() ),
			$level,
			$wrap( array( 'style' => $style ) ),
			esc_html__( 'Find the air conditioning that suits your home', 'product-selector' ),
			'' === $link ? esc_url( home_url( '/' ) ) : $link,
			'' === $text ? esc_html__( 'All our air conditioners', 'product-selector' ) : esc_html( $text )
		);
	}
}
