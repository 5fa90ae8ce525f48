<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the files of earlier versions during an update. Cached pages still name them, and a visitor half-way through needs them
 * for the next screen.
 */
class Update {
	/** A name with a digest of the content. The entry's name matches too, but every version has its entry. */
	private const PATTERN = '/\A[\w-]+-[\w-]{8}\.(?:js|css|svg)\z/';

	/** The list of kept files by version, newest first. */
	private const LIST = 'earlier.json';

	/** The number of earlier versions to keep. */
	private const KEPT = 2;

	/**
	 * Copies the earlier files into the unpacked new version. The update continues even if this fails.
	 *
	 * @param mixed $source The folder of the new version.
	 * @return mixed The same.
	 */
	public static function keep_earlier_files( $source ) {
		global $wp_filesystem;
		$name = basename( dirname( FILE ) );
		if ( ! $wp_filesystem || ! is_string( $source ) || basename( $source ) !== $name ) {
			return $source;
		}
		$old   = trailingslashit( $wp_filesystem->wp_plugins_dir() ) . $name . '/element/';
		$new   = trailingslashit( $source ) . 'element/';
		$found = $wp_filesystem->is_dir( $new ) ? $wp_filesystem->dirlist( $old ) : false;
		if ( ! $found ) {
			return $source;
		}
		$files    = preg_grep( self::PATTERN, array_map( 'strval', array_keys( $found ) ) );
		$earlier  = self::read_list( $old . self::LIST );
		$versions = array_merge( array( array_diff( $files, array_merge( array(), ...$earlier ) ) ), $earlier );
		$kept     = array();
		foreach ( $versions as $version ) {
			// A version without new files is the same version again.
			$gone = array();
			foreach ( array_intersect( $version, $files ) as $file ) {
				if ( ! $wp_filesystem->exists( $new . $file ) ) {
					$gone[] = $file;
				}
			}
			if ( $gone && count( $kept ) < self::KEPT ) {
				$kept[] = array_values( array_filter( $gone, static fn( $file ) => $wp_filesystem->copy( $old . $file, $new . $file ) ) );
			}
		}
		$wp_filesystem->put_contents( $new . self::LIST, (string) wp_json_encode( $kept ), FS_CHMOD_FILE );
		return $source;
	}

	/** The kept files by version, as the last update listed them. */
	private static function read_list( string $path ): array {
		global $wp_filesystem;
		$list = $wp_filesystem->exists( $path ) ? json_decode( (string) $wp_filesystem->get_contents( $path ), true ) : array();
		$strings = static fn( $files ) => array_filter( (array) $files, 'is_string' );
		return array_map( $strings, array_values( (array) $list ) );
	}
}
