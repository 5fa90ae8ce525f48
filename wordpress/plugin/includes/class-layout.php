<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The layout of a table, with its version in an option. */
class Layout {
	/** Creates or updates the table if its layout is outdated. Returns true if it did. If the database refuses, the next call tries again. */
	public static function apply( string $option, string $version, string $table, string $columns ): bool {
		if ( get_option( $option ) === $version ) {
			return false;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( "CREATE TABLE $table (\n$columns\n) {$wpdb->get_charset_collate()};" );
		return self::has_all( $table, $columns ) && update_option( $option, $version, false );
	}

	public static function remove( string $option, string $table ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		delete_option( $option );
	}

	/** Adds the plugin's tables to those that WordPress drops with a site. */
	public static function add_to_dropped_tables( array $tables ): array {
		return array_merge( $tables, array( Versions::table(), Enquiry_Store::table(), Carry_Over::insight_table() ) );
	}

	/** True if the table has every column. dbDelta() reports what it tried, not what worked. */
	private static function has_all( string $table, string $columns ): bool {
		global $wpdb;
		preg_match_all( '/^\s*([a-z_]+) /m', $columns, $wanted );
		$loud  = $wpdb->suppress_errors();
		$found = $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $table ) );
		$wpdb->suppress_errors( $loud );
		return ! array_diff( $wanted[1], $found );
	}
}
