<?php
namespace ProductSelector;

use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The element's attributes that authors set. The build lists them in attributes.php. */
class Attributes {
	/**
	 * The attributes of a block or shortcode that the element can use, by name.
	 *
	 * @param array<string, string> $given In small letters without hyphens.
	 * @return array<string, string|null>
	 */
	public static function read( array $given ): array {
		$read = array();
		foreach ( require plugin_dir_path( FILE ) . 'attributes.php' as $name => $type ) {
			$value = $given[ str_replace( '-', '', $name ) ] ?? '';
			if ( '' === $value || ( is_array( $type ) && ! in_array( $value, $type, true ) ) ) {
				continue;
			}
			if ( 'flag' === $type ) {
				$value = in_array( strtolower( $value ), array( '0', 'off', 'no', 'false' ), true ) ? null : '';
			}
			$read[ $name ] = 'address' === $type ? self::address( $value ) : $value;
		}
		return $read;
	}

	/** The element expects a whole address; authors may also write a path of the site. */
	private static function address( string $value ): string {
		$whole = '/' === substr( $value, 0, 1 ) ? WP_Http::make_absolute_url( $value, home_url( '/' ) ) : $value;
		return sanitize_url( $whole, array( 'http', 'https', 'tel', 'mailto' ) );
	}
}
