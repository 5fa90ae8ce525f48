<?php
namespace ProductSelector;

use WP_Error;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * The table of published catalogues. Each is stored as the products reply, with the mapping of its file. The highest id is
 * current, so publishing is one INSERT. At most one version follows another, so the second of two simultaneous publications fails
 * instead of overwriting the first.
 */
class Versions {
	/** The version of the table's layout. Raise it when set_up() changes. */
	private const LAYOUT = '2';

	/** The option with the installed layout version. */
	private const OPTION = 'product_selector_db';

	private const KEPT = 10;

	/** The last field of a reply, the time of its publication. A reply without it isn't published. */
	public const UPDATED = '/,"updated":"[^"]*+"\}\s*\z/';

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'product_selector_versions';
	}

	/** Creates or updates the table if its layout is outdated. */
	public static function set_up(): void {
		if ( ! self::is_set_up() ) {
			Carry_Over::skip();
		}
		Layout::apply(
			self::OPTION,
			self::LAYOUT,
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			follows bigint(20) unsigned NOT NULL,
			published datetime NOT NULL,
			author bigint(20) unsigned NOT NULL,
			name varchar(200) NOT NULL,
			systems int(10) unsigned NOT NULL,
			digest char(64) NOT NULL,
			body longtext NOT NULL,
			mapping longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY follows (follows)'
		);
	}

	/** True if this site has had the plugin. */
	public static function is_set_up(): bool {
		return false !== get_option( self::OPTION );
	}

	public static function remove(): void {
		Layout::remove( self::OPTION, self::table() );
	}

	public static function on_each_site( callable $work ): void {
		foreach ( get_sites( 'fields=ids&number=0' ) as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
	}

	/** Creates the table, on every site of the network if the plugin is activated for the whole network. */
	public static function activate( bool $network_wide ): void {
		$network_wide ? self::on_each_site( array( __CLASS__, 'set_up' ) ) : self::set_up();
	}

	/** Creates the table of a new site if the plugin is active on the whole network. */
	public static function set_up_new_site( WP_Site $site ): void {
		if ( isset( get_site_option( 'active_sitewide_plugins', array() )[ plugin_basename( FILE ) ] ) ) {
			switch_to_blog( (int) $site->blog_id );
			self::set_up();
			restore_current_blog();
		}
	}

	/** The current version's digest and, on request, its body; null if nothing is published. */
	public static function current( bool $with_body ): ?object {
		global $wpdb;
		$columns = $with_body ? 'digest, body' : 'digest';
		return $wpdb->get_row( $wpdb->prepare( "SELECT $columns FROM %i ORDER BY id DESC LIMIT 1", self::table() ) );
	}

	/** A version's body; null if it doesn't exist. */
	public static function body( int $id ): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( 'SELECT body FROM %i WHERE id = %d', self::table(), $id ) );
	}

	/** All versions, newest first, with sizes instead of bodies; null if the table can't be read. */
	public static function all(): ?array {
		global $wpdb;
		$sql = 'SELECT id, published, author, name, systems, LENGTH(body) AS size FROM %i ORDER BY id DESC LIMIT %d';
		$all = $wpdb->get_results( $wpdb->prepare( $sql, self::table(), self::KEPT ) );
		return '' === $wpdb->last_error ? $all : null;
	}

	/** The mapping of the current version; empty if it has none. */
	public static function mapping(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT mapping FROM %i ORDER BY id DESC LIMIT 1', self::table() ) );
	}

	/** True if this version is current and has the same mapping and products. Ignores the time of publication. */
	public static function is_current( int $id, string $body, string $mapping ): bool {
		if ( self::current_id() !== $id || self::mapping() !== $mapping ) {
			return false;
		}
		$digest = static function ( string $reply ): string {
			return hash( 'sha256', preg_replace( self::UPDATED, '}', $reply ) ?? $reply );
		};
		return $digest( $body ) === $digest( (string) self::body( $id ) );
	}

	/** Publishes a catalogue if the given version, 0 for none, is still current. @return int|WP_Error The new version's id. */
	public static function publish( int $follows, string $name, int $systems, string $body, string $mapping ) {
		global $wpdb;
		$published = gmdate( 'Y-m-d H:i:s' );
		$author    = get_current_user_id();
		// The page sends the same time always; the site puts its own in its place.
		$body      = preg_replace( self::UPDATED, ',"updated":"' . gmdate( 'Y-m-d\TH:i:s\Z' ) . '"}', $body ) ?? $body;
		$digest    = hash( 'sha256', $body );
		$row       = compact( 'follows', 'published', 'author', 'name', 'systems', 'digest', 'body', 'mapping' );
		$insert    = static function () use ( $wpdb, $row ) {
			return $wpdb->insert( self::table(), $row, array( '%d', '%s', '%d', '%s', '%d', '%s', '%s', '%s' ) );
		};
		return self::add( $follows, $insert );
	}

	/** Publishes a copy of an earlier version. @return int|WP_Error The new version's id. */
	public static function restore( int $follows, int $id ) {
		global $wpdb;
		$sql    = 'INSERT INTO %i (follows, published, author, name, systems, digest, body, mapping)
			SELECT %d, %s, %d, name, systems, digest, body, mapping FROM %i WHERE id = %d';
		$sql    = $wpdb->prepare( $sql, self::table(), $follows, gmdate( 'Y-m-d H:i:s' ), get_current_user_id(), self::table(), $id );
		$insert = static function () use ( $wpdb, $sql ) {
			return $wpdb->query( $sql );
		};
		return self::add( $follows, $insert );
	}

	public static function no_version(): WP_Error {
		$message = __( 'That version no longer exists. Only the newest ten are kept. Reload the page to see them.', 'product-selector' );
		return Routes::problem( 'rest_no_version', 404, $message );
	}

	/** 0 if nothing is published. */
	public static function current_id(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', self::table() ) );
	}

	/** Adds a version and deletes the oldest. @return int|WP_Error The new version's id. */
	private static function add( int $follows, callable $insert ) {
		global $wpdb;
		// The caller gets the error. WordPress would log it with the whole catalogue.
		$loud   = $wpdb->suppress_errors();
		$added  = self::current_id() === $follows ? $insert() : false;
		$reason = $wpdb->last_error;
		$wpdb->suppress_errors( $loud );
		if ( 0 === $added ) {
			return self::no_version();
		}
		if ( false === $added ) {
			$current = self::current_id();
			if ( $current !== $follows && '' === $wpdb->last_error ) {
				$message = __( 'Another catalogue was published in the meantime. Reload the page to see it, then decide whether yours should still replace it.', 'product-selector' );
				return Routes::problem( 'rest_catalogue_moved_on', 409, $message, array( 'current' => $current ) );
			}
			/* translators: %s: what the database says. */
			$message = __( 'The database didn’t store the catalogue, so visitors still get the previous one. It says: “%s” Try again, or give this message to your host.', 'product-selector' );
			return Routes::problem( 'rest_catalogue_not_stored', 500, sprintf( $message, $reason ) );
		}
		$id    = (int) $wpdb->insert_id;
		$sql   = 'SELECT id FROM %i ORDER BY id DESC LIMIT 1 OFFSET %d';
		$spare = (int) $wpdb->get_var( $wpdb->prepare( $sql, self::table(), self::KEPT ) );
		if ( $spare ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id <= %d', self::table(), $spare ) );
		}
		return $id;
	}
}
