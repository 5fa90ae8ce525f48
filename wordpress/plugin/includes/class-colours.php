<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The selector's colours from a block or shortcode, the site's styles and the theme. */
class Colours {
	private const BLOCK = 'product-selector/product-selector';

	/** A hexadecimal colour, or one of the theme's. */
	private const COLOUR = '/\A(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--wp--preset--color--[a-z0-9-]+\))\z/i';

	/** Common names of an accent colour in themes. */
	private const ACCENTS = array( 'accent', 'accent-1', 'primary' );

	/** Allows a CSS colour's characters only, so nothing can end the style sheet. */
	private const CSS = '/\A[#\w(),.%\/ +*-]+\z/';

	/**
	 * The custom properties of one element, as declarations. The block's own colours come before `paper` and `ink`, which
	 * shortcodes and older blocks have, and these before the site's styles for the block.
	 *
	 * @param array                 $attributes Of the block or shortcode.
	 * @param array<string, string> $given      The same in small letters without hyphens.
	 */
	public static function declarations( array $attributes, array $given ): string {
		$core = self::core( $attributes, $given );
		$site = self::resolve( (array) wp_get_global_styles( array( 'color' ), array( 'block_name' => self::BLOCK ) ) );
		$css  = '';
		foreach ( array( 'accent' => '', 'paper' => 'background-color', 'ink' => 'color' ) as $name => $property ) {
			$choices = array( $core[ $property ] ?? '', $given[ $name ] ?? '', $site[ $property ] ?? '' );
			$colour  = current( preg_grep( self::COLOUR, $choices ) );
			$css    .= false === $colour ? '' : ";--ps-$name:$colour";
		}
		return $css;
	}

	/**
	 * The theme's accent as a declaration of its own, which counts only where nothing says `--ps-accent`. It contains the colour itself,
	 * because older WordPress defines its presets below the root element.
	 */
	public static function theme_accent_declaration(): string {
		$colour = self::theme_accent();
		return preg_match( self::CSS, $colour ) ? ";--_theme-accent:$colour" : '';
	}

	/** The palette's colour for buttons, otherwise a colour named as an accent, because palettes also have accents for decoration. */
	private static function theme_accent(): string {
		$palette = (array) wp_get_global_settings( array( 'color', 'palette' ) );
		$colours = array_column( array_merge( $palette['theme'] ?? array(), $palette['custom'] ?? array() ), 'color', 'slug' );
		$button  = wp_get_global_styles( array( 'elements', 'button', 'color', 'background' ) );
		preg_match( '/preset(?:--|\|)color(?:--|\|)([a-z0-9-]+)/', is_string( $button ) ? $button : '', $found );
		foreach ( array_merge( array( $found[1] ?? '' ), self::ACCENTS ) as $slug ) {
			if ( isset( $colours[ $slug ] ) ) {
				return (string) $colours[ $slug ];
			}
		}
		return '';
	}

	/** The block's own colours, by CSS property. WordPress stores each as the name of a preset or as a value. */
	private static function core( array $attributes, array $given ): array {
		$style  = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$colour = is_array( $style['color'] ?? null ) ? $style['color'] : array();
		foreach ( array( 'background', 'text' ) as $kind ) {
			$slug = $given[ $kind . 'color' ] ?? '';
			if ( '' !== $slug ) {
				$colour[ $kind ] = "var:preset|color|$slug";
			}
		}
		return self::resolve( $colour );
	}

	/** Background and text as CSS, by property. */
	private static function resolve( array $colour ): array {
		$known = array_filter( array_intersect_key( $colour, array_flip( array( 'background', 'text' ) ) ), 'is_string' );
		return wp_style_engine_get_styles( array( 'color' => $known ) )['declarations'] ?? array();
	}
}
