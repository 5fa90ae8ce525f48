<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The layout of a table, with its version in an option. */
class Layout {
	/** Creates or updates the table if its layout is outdated. Returns true if it did. */
	public static function apply( string $option, string $version, string $table, string $columns ): bool {
		global $wpdb;
		if ( get_option( $option ) === $version ) {
			return false;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( "CREATE TABLE $table (\n$columns\n) {$wpdb->get_charset_collate()};" );
		// If that failed, the next admin page tries again.
		return $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) )
			&& update_option( $option, $version, false );
	}
}
