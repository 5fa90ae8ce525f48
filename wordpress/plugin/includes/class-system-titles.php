<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Titles of systems in the published catalogue. */
class System_Titles {
	/** The published reply, read once for each request. */
	private static ?string $body = null;

	/** The title and the id; only the id if the catalogue no longer has the system. */
	public static function with_id( string $id ): string {
		$title = self::find( $id );
		return null === $title ? $id : "$title ($id)";
	}

	/**
	 * The title; null if the catalogue no longer has the system. Decoding a large catalogue would take too much memory, so it
	 * searches the text.
	 */
	public static function find( string $id ): ?string {
		self::$body ??= Versions::current( true )->body ?? '';

		$own = preg_quote( (string) wp_json_encode( $id, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), '/' );
		// In a reply, each id comes before its title.
		if ( ! preg_match( '/"id":' . $own . ',(?:(?!"id":).)*?"title":("(?:[^"\\\\]|\\\\.)*")/s', self::$body, $found ) ) {
			return null;
		}
		return json_decode( $found[1] );
	}
}
