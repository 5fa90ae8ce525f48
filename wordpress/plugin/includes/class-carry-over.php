<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Runs once after an update: keeps German for a site that used it, and the counters of insight as CSV, and removes insight's table,
 * options and right.
 */
class Carry_Over {
	/** The option with the edition that last ran here. It's autoloaded, so reading it costs nothing. */
	private const OPTION = 'product_selector_edition';

	/** The option that says whether a site keeps German. It's autoloaded too. */
	private const GERMAN = 'product_selector_german';

	/** The option with the counters of insight as CSV. */
	private const COUNTERS = 'product_selector_insight_csv';

	/** The options of insight: its table's layout, and its switches. */
	private const INSIGHT = array( 'product_selector_insight_db', 'product_selector_insight' );

	/** The action that sends or deletes them. */
	private const ACTION = 'product_selector_insight';

	public static function run(): void {
		if ( ! Versions::is_set_up() ) {
			self::skip();
		} elseif ( self::retire_insight() ) {
			$languages = array_merge( array( get_locale() ), get_available_languages() );
			Page_Settings::add();
			update_option( self::GERMAN, preg_grep( '/^de/', $languages ) ? '1' : '', true );
			update_option( self::OPTION, EDITION, true );
		}
	}

	/** A new site has nothing to carry over. */
	public static function skip(): void {
		Page_Settings::add();
		update_option( self::GERMAN, '', true );
		update_option( self::OPTION, EDITION, true );
	}

	/** The table that insight left; it exists until the first request after the update. */
	public static function insight_table(): string {
		global $wpdb;
		return $wpdb->prefix . 'product_selector_insight';
	}

	public static function remove(): void {
		self::drop_insight();
		delete_option( self::COUNTERS );
		delete_option( self::GERMAN );
		delete_option( self::OPTION );
		delete_option( Page_Settings::OPTION );
	}

	/** False if the database didn't say what the table has; the next request tries again. */
	private static function retire_insight(): bool {
		global $wpdb;
		$table = self::insight_table();
		$found = $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
		if ( '' !== $wpdb->last_error ) {
			return false;
		}
		if ( $found ) {
			// The table's other rows counted an hour's messages by network, and an earlier layout had the catalogue's day.
			$sql  = "SELECT week, counter, SUM(total) AS total FROM %i WHERE week LIKE '2%' GROUP BY week, counter ORDER BY week, counter";
			$rows = $wpdb->get_results( $wpdb->prepare( $sql, $table ) );
			// Another request may have been faster.
			if ( '' !== $wpdb->last_error ) {
				return false;
			}
			if ( $rows ) {
				add_option( self::COUNTERS, self::csv( $rows ), '', false );
			}
		}
		self::drop_insight();
		// Insight gave administrators the right to read enquiries.
		$administrators = get_role( 'administrator' );
		if ( $administrators && ! Enquiry_Store::is_set_up() ) {
			$administrators->remove_cap( Enquiry_Store::CAPABILITY );
		}
		return true;
	}

	/** Drops the table and the options. */
	private static function drop_insight(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::insight_table() ) );
		array_map( 'delete_option', self::INSIGHT );
	}

	/** No name of a counter has a quote, or begins like a formula. */
	private static function csv( array $rows ): string {
		$lines = array_map( static fn( $row ) => "\"$row->week\",\"$row->counter\",$row->total\r\n", $rows );
		return "\u{FEFF}\"week\",\"counter\",\"count\"\r\n" . implode( '', $lines );
	}

	/** On the catalogue's tab, while there are counters to save. */
	public static function render_notice(): void {
		if ( false === get_option( self::COUNTERS ) ) {
			return;
		}
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
		printf(
			'<div class="notice notice-info inline"><p>%s <a href="%s">%s</a> · <a href="%s">%s</a></p></div>',
			esc_html__( 'Insight is gone: your own analytics can count visits by the selector’s events. What it had counted is kept for you to save.', 'product-selector' ),
			esc_url( $address ),
			esc_html__( 'Save the counters (CSV)', 'product-selector' ),
			esc_url( $address . '&delete=1' ),
			esc_html__( 'Delete the counters', 'product-selector' )
		);
	}

	/** Sends the counters as a file, or deletes them. */
	public static function send_counters(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Only administrators can do this.', 'product-selector' ), '', 403 );
		}
		if ( isset( $_GET['delete'] ) ) {
			delete_option( self::COUNTERS );
			wp_safe_redirect( admin_url( 'options-general.php?page=product-selector' ) );
			exit;
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="product-selector-insight.csv"' );
		echo get_option( self::COUNTERS, '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV, sent as a file.
		exit;
	}
}
