<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the files of earlier versions over an update. A page or an entry that a cache still serves names them, and would
 * find nothing; a visitor who is half-way through would lose the next screen.
 */
class Update {
	/** A file whose name holds a digest of its content. The entry's name has the same look, but every version has an entry. */
	private const PATTERN = '/\A[\w-]+-[\w-]{8}\.(?:js|css|svg)\z/';

	/** Lists the kept files by version, the newest first. */
	private const LIST = 'earlier.json';

	/** How many earlier versions are kept. */
	private const KEPT = 2;

	/**
	 * Copies the earlier files into the new version, which is unpacked but not yet in place. Whatever fails here, the update
	 * goes on.
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
			// What the new version has too is its own. Without a difference it is the same version once more.
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

	/** The kept files by version, as an update before has noted them; none when it has not. */
	private static function read_list( string $path ): array {
		global $wp_filesystem;
		$list = $wp_filesystem->exists( $path ) ? json_decode( (string) $wp_filesystem->get_contents( $path ), true ) : array();
		$strings = static fn( $files ) => array_filter( (array) $files, 'is_string' );
		return array_map( $strings, array_values( (array) $list ) );
	}
}
