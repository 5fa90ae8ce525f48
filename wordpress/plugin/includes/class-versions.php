<?php
/**
 * The published catalogues.
 *
 * @package ProductSelector
 */

namespace ProductSelector;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The table of published catalogues, each as the reply that is sent to visitors. The one with the highest id is current,
 * so publishing is one INSERT; a version is followed by one other at most, which makes the second of two who publish at
 * once fail instead of overwriting what the first has just published.
 */
class Versions {
	/** Number of the table's layout, raised whenever `set_up()` has something to change. */
	const LAYOUT = '1';

	/** The option that holds the number of the layout in use. */
	const OPTION = 'product_selector_db';

	/** How many versions are kept. */
	const KEPT = 10;

	/**
	 * The table's name on this site.
	 *
	 * @return string
	 */
	public static function table() {
		global $wpdb;
		return $wpdb->prefix . 'product_selector_versions';
	}

	/**
	 * Makes or changes the table when the layout's number is not the one in use.
	 */
	public static function set_up() {
		global $wpdb;
		if ( self::LAYOUT === get_option( self::OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::table();
		dbDelta(
			"CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			follows bigint(20) unsigned NOT NULL,
			published datetime NOT NULL,
			author bigint(20) unsigned NOT NULL,
			name varchar(200) NOT NULL,
			systems int(10) unsigned NOT NULL,
			digest char(64) NOT NULL,
			body longtext NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY follows (follows)
			) {$wpdb->get_charset_collate()};"
		);
		// A table that could not be made is tried again with the next page of the administration.
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) === $table ) {
			update_option( self::OPTION, self::LAYOUT, false );
		}
	}

	/**
	 * Drops the table and the option of this site.
	 */
	public static function remove() {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::table() ) );
		delete_option( self::OPTION );
	}

	/**
	 * Does something on every site of the network, or on the one there is.
	 *
	 * @param callable $work What to do.
	 */
	public static function on_each_site( callable $work ) {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
	}

	/**
	 * Makes the table when the plugin is activated.
	 *
	 * @param bool $network_wide Whether for all sites of the network.
	 */
	public static function activate( $network_wide ) {
		if ( $network_wide ) {
			self::on_each_site( array( __CLASS__, 'set_up' ) );
		} else {
			self::set_up();
		}
	}

	/**
	 * Makes the table of a site that joins a network with the plugin active everywhere.
	 *
	 * @param \WP_Site $site The new site.
	 */
	public static function set_up_new_site( $site ) {
		if ( isset( get_site_option( 'active_sitewide_plugins', array() )[ plugin_basename( FILE ) ] ) ) {
			switch_to_blog( $site->blog_id );
			self::set_up();
			restore_current_blog();
		}
	}

	/**
	 * Lets the table go with its site when that is deleted from a network.
	 *
	 * @param string[] $tables The tables that WordPress drops with the current site.
	 * @return string[]
	 */
	public static function add_to_dropped_tables( $tables ) {
		$tables[] = self::table();
		return $tables;
	}

	/**
	 * The digest of the current version.
	 *
	 * @return string|null Null when nothing is published.
	 */
	public static function current_digest() {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( 'SELECT digest FROM %i ORDER BY id DESC LIMIT 1', self::table() ) );
	}

	/**
	 * The current version.
	 *
	 * @return object|null Its digest and body; null when nothing is published.
	 */
	public static function current() {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT digest, body FROM %i ORDER BY id DESC LIMIT 1', self::table() ) );
	}

	/**
	 * The id of the current version.
	 *
	 * @return int 0 when nothing is published.
	 */
	public static function current_id() {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', self::table() ) );
	}

	/**
	 * The body of a version.
	 *
	 * @param int $id Its id.
	 * @return string|null Null when there is no such version.
	 */
	public static function body( $id ) {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( 'SELECT body FROM %i WHERE id = %d', self::table(), $id ) );
	}

	/**
	 * All versions without their bodies, newest first.
	 *
	 * @return object[] Each with id, published, author, name, systems and size in bytes.
	 */
	public static function all() {
		global $wpdb;
		$sql = 'SELECT id, published, author, name, systems, LENGTH(body) AS size FROM %i ORDER BY id DESC LIMIT %d';
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, self::table(), self::KEPT ) );
	}

	/**
	 * Publishes a catalogue.
	 *
	 * @param int    $follows The version that was current when this was decided, 0 for none.
	 * @param string $name    Name of the file it came from.
	 * @param int    $systems How many systems it holds.
	 * @param string $body    The reply for visitors.
	 * @return int|WP_Error The new version's id.
	 */
	public static function publish( $follows, $name, $systems, $body ) {
		return self::add(
			$follows,
			static function ( $wpdb, $table ) use ( $follows, $name, $systems, $body ) {
				$row = array(
					'follows'   => $follows,
					'published' => gmdate( 'Y-m-d H:i:s' ),
					'author'    => get_current_user_id(),
					'name'      => $name,
					'systems'   => $systems,
					'digest'    => hash( 'sha256', $body ),
					'body'      => $body,
				);
				return $wpdb->insert( $table, $row, array( '%d', '%s', '%d', '%s', '%d', '%s', '%s' ) );
			}
		);
	}

	/**
	 * Publishes a copy of an earlier version.
	 *
	 * @param int $follows The version that was current when this was decided.
	 * @param int $id      The version to bring back.
	 * @return int|WP_Error The new version's id.
	 */
	public static function restore( $follows, $id ) {
		return self::add(
			$follows,
			static function ( $wpdb, $table ) use ( $follows, $id ) {
				$sql = 'INSERT INTO %i (follows, published, author, name, systems, digest, body)
					SELECT %d, %s, %d, name, systems, digest, body FROM %i WHERE id = %d';
				$now = gmdate( 'Y-m-d H:i:s' );
				return $wpdb->query( $wpdb->prepare( $sql, $table, $follows, $now, get_current_user_id(), $table, $id ) );
			}
		);
	}

	/**
	 * The error for a version that is not there (any more).
	 *
	 * @return WP_Error
	 */
	public static function no_version() {
		$message = __( 'There is no such version. Only the newest ten are kept: reload the page to see which.', 'product-selector' );
		return new WP_Error( 'rest_no_version', $message, array( 'status' => 404 ) );
	}

	/**
	 * Adds a version and removes those that are too many.
	 *
	 * @param int      $follows The version that has to be current.
	 * @param callable $insert  Inserts the row: with the database and the table's name, to the number of rows or false.
	 * @return int|WP_Error The new version's id.
	 */
	private static function add( $follows, callable $insert ) {
		global $wpdb;
		$table = self::table();
		$added = false;
		if ( self::current_id() === $follows ) {
			// A failure is reported to the caller; WordPress would write it to the log with the whole catalogue.
			$loud  = $wpdb->suppress_errors();
			$added = $insert( $wpdb, $table );
			$wpdb->suppress_errors( $loud );
		}
		$id     = (int) $wpdb->insert_id;
		$reason = $wpdb->last_error;
		if ( 0 === $added ) {
			return self::no_version();
		}
		if ( false === $added ) {
			$current = self::current_id();
			if ( $current !== $follows ) {
				$message = __( 'Another catalogue was published in the meantime. Reload the page to see it, then decide whether yours should still replace it.', 'product-selector' );
				$data    = array(
					'status'  => 409,
					'current' => $current,
				);
				return new WP_Error( 'rest_catalogue_moved_on', $message, $data );
			}
			/* translators: %s: what the database says. */
			$message = __( 'The database did not store the catalogue; visitors still get the one before. It says: %s. Try again, or give this message to your host.', 'product-selector' );
			$message = sprintf( $message, '' === $reason ? '?' : rtrim( $reason, '.' ) );
			return new WP_Error( 'rest_catalogue_not_stored', $message, array( 'status' => 500 ) );
		}
		$sql   = 'SELECT id FROM %i ORDER BY id DESC LIMIT 1 OFFSET %d';
		$spare = $wpdb->get_var( $wpdb->prepare( $sql, $table, self::KEPT ) );
		if ( $spare ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id <= %d', $table, $spare ) );
		}
		return $id;
	}
}
