<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The table of counters, by week. A message adds to counters in one statement, and no row is about one message. The table also
 * counts messages from each network by a keyed hash, until the hash's key is destroyed.
 */
class Insight_Store {
	/** The version of the table's layout. Raise it when set_up() changes. */
	private const LAYOUT = '2';

	/** The option with the installed layout version. */
	private const OPTION = 'product_selector_insight_db';

	/**
	 * Used instead of a week: for counting messages by network, and for the month when old counters were last deleted. As text, both
	 * come after every week.
	 */
	private const HOUR  = 'hour';
	private const MONTH = 'month';

	private const YEARS_KEPT = 2;

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'product_selector_insight';
	}

	public static function is_set_up(): bool {
		return false !== get_option( self::OPTION );
	}

	/** Creates or updates the table once a switch is on, and lets administrators see the page. */
	public static function set_up(): void {
		global $wpdb;
		if ( ! self::is_set_up() && ! array_filter( Insight_Settings::all() ) ) {
			return;
		}
		$counted = self::take_old_layout();
		// A key in an old MySQL has at most 191 characters.
		$is_new = Layout::apply(
			self::OPTION,
			self::LAYOUT,
			self::table(),
			'week varchar(10) NOT NULL,
			counter varchar(150) NOT NULL,
			total int(10) unsigned NOT NULL,
			PRIMARY KEY  (week,counter)'
		);
		if ( $is_new ) {
			Enquiry_Store::allow_administrators();
			foreach ( $counted as $row ) {
				$wpdb->insert( self::table(), $row );
			}
		}
	}

	/** Layout 1 also counted the catalogue's day and each answer of a combination. Drops its table and returns its counters without them. */
	private static function take_old_layout(): array {
		global $wpdb;
		if ( '1' !== get_option( self::OPTION ) ) {
			return array();
		}
		$sql  = "SELECT week, counter, SUM(total) AS total FROM %i WHERE week < %s AND SUBSTR(counter, 1, 3) NOT IN ('Q2=', 'Q3=', 'Q5=', 'Q6=') GROUP BY week, counter";
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, self::table(), self::HOUR ), ARRAY_A );
		// Only one of several simultaneous requests continues here.
		if ( '' !== $wpdb->last_error || ! $wpdb->update( $wpdb->options, array( 'option_value' => '0' ), array( 'option_name' => self::OPTION, 'option_value' => '1' ) ) ) {
			return array();
		}
		wp_cache_delete( self::OPTION, 'options' );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', self::table() ) );
		$renamed = static fn( $row ) => array( 'counter' => (string) preg_replace( '/\Awish /', 'combination ', $row['counter'] ) ) + $row;
		return array_map( $renamed, $rows );
	}

	public static function remove(): void {
		Layout::remove( self::OPTION, self::table() );
		delete_option( Insight_Settings::OPTION );
	}

	/**
	 * Adds one to each counter of this week in one statement, so a message counts as a whole or not at all.
	 *
	 * @param string $network Its messages are counted too; empty if it's unknown.
	 */
	public static function add( array $counters, string $network ): bool {
		global $wpdb;
		self::delete_old();
		$week   = self::week();
		$rows   = array_map( static fn( $counter ) => array( $week, $counter ), $counters );
		$rows[] = array( self::HOUR, $network );
		// The same order in all processes prevents deadlocks.
		sort( $rows );
		$places = implode( ', ', array_fill( 0, count( $rows ), '(%s, %s, 1)' ) );
		$sql    = "INSERT INTO %i (week, counter, total) VALUES $places ON DUPLICATE KEY UPDATE total = total + 1";
		$loud   = $wpdb->suppress_errors();
		$added  = $wpdb->query( $wpdb->prepare( $sql, self::table(), ...array_merge( ...$rows ) ) );
		$wpdb->suppress_errors( $loud );
		return false !== $added;
	}

	/**
	 * Deletes counters older than two years, once a month. A clock that runs ahead of the newest counter for the first time deletes
	 * nothing.
	 */
	private static function delete_old(): void {
		global $wpdb;
		$table = self::table();
		$month = gmdate( 'Y-m' );
		$loud  = $wpdb->suppress_errors();
		$found = $wpdb->get_row( $wpdb->prepare( 'SELECT MAX(CASE WHEN week = %s THEN counter END) AS month, MAX(CASE WHEN week < %s THEN week END) AS newest FROM %i', self::MONTH, self::HOUR, $table ) );
		if ( $found && $found->month !== $month ) {
			$last = min( $found->newest ?? self::week(), self::week() );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE week < %s OR week = %s', $table, ( (int) $last - self::YEARS_KEPT ) . substr( $last, 4 ), self::MONTH ) );
			$wpdb->insert( $table, array( 'week' => self::MONTH, 'counter' => $month, 'total' => 1 ) );
		}
		$wpdb->suppress_errors( $loud );
	}

	/** The number of messages counted this hour: `near` from this network, and `everything`. Zero if the database doesn't reply. */
	public static function posts( string $network ): object {
		global $wpdb;
		$sql   = 'SELECT SUM(CASE WHEN counter = %s THEN total END) AS near, SUM(total) AS everything FROM %i WHERE week = %s';
		$loud  = $wpdb->suppress_errors();
		$found = $wpdb->get_row( $wpdb->prepare( $sql, $network, self::table(), self::HOUR ) );
		$wpdb->suppress_errors( $loud );
		return $found ?? (object) array_fill_keys( array( 'near', 'everything' ), 0 );
	}

	public static function forget_networks(): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'week' => self::HOUR ) );
	}

	/** All counters from past weeks; null if the database failed. */
	public static function ended(): ?array {
		global $wpdb;
		$sql  = 'SELECT week, counter, total FROM %i WHERE week < %s ORDER BY week, counter';
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, self::table(), self::week() ) );
		return '' === $wpdb->last_error ? $rows : null;
	}

	/** The ISO 8601 week in UTC, such as `2026-W48`. */
	private static function week(): string {
		return gmdate( 'o-\WW' );
	}
}
