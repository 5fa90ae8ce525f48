<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Finds, changes and deletes stored enquiries. */
class Enquiry_List {
	/** Columns that people remember of an enquiry. */
	private const SEARCHED = array( 'reference', 'name', 'email', 'phone', 'postcode', 'note' );

	/** The cache's key of the counts, in WordPress's group for them. */
	private const COUNTS = 'product_selector_enquiries';

	/** @param string $column id or reference. */
	public static function find( string $column, string $value ): ?object {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', Enquiry_Store::table(), $column, $value ) );
	}

	/** The tab with this enquiry: its state, or `trash`. */
	public static function tab_of( object $row ): string {
		return null === $row->trashed ? $row->state : 'trash';
	}

	/** The SQL condition for a tab. @param string $tab A state, `trash`, or empty for all outside the Trash. */
	private static function in_tab( string $tab ): string {
		global $wpdb;
		$is_state = in_array( $tab, Enquiry_Store::STATES, true );
		return $is_state ? $wpdb->prepare( 'trashed IS NULL AND state = %s', $tab ) : ( 'trash' === $tab ? 'trashed IS NOT NULL' : 'trashed IS NULL' );
	}

	/** A page of enquiries, the newest first. @param string $tab As above. */
	public static function page( string $tab, int $most, int $from = 0 ): array {
		global $wpdb;
		$where = self::in_tab( $tab );
		$sql   = "SELECT * FROM %i WHERE $where ORDER BY id DESC LIMIT %d OFFSET %d";
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), $most, $from ) );
	}

	/** Enquiries with a text in one of these columns, the newest first, from all tabs. */
	public static function search( string $text, int $most ): array {
		global $wpdb;
		$like  = '%' . $wpdb->esc_like( $text ) . '%';
		$where = implode( ' OR ', array_map( static fn( $column ) => $wpdb->prepare( '%i LIKE %s', $column, $like ), self::SEARCHED ) );
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE $where ORDER BY id DESC LIMIT %d", Enquiry_Store::table(), $most ) );
	}

	/** The numbers of enquiries in each state, in the Trash, and outside it altogether: cached, as those of posts are. */
	public static function counts(): array {
		global $wpdb;
		$cached = wp_cache_get( self::COUNTS, 'counts' );
		if ( is_array( $cached ) ) {
			return $cached;
		}
		$counts = array_fill_keys( Enquiry_Store::STATES, 0 ) + array( 'all' => 0, 'trash' => 0 );
		$sql    = "SELECT CASE WHEN trashed IS NULL THEN state ELSE 'trash' END AS tab, COUNT(*) AS count FROM %i GROUP BY tab";
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table() ) ) as $row ) {
			$counts[ $row->tab ] = (int) $row->count;
		}
		$counts['all'] = array_sum( $counts ) - $counts['trash'];
		wp_cache_set( self::COUNTS, $counts, 'counts' );
		return $counts;
	}

	/** Call it after each change of the table. */
	public static function forget_counts(): void {
		wp_cache_delete( self::COUNTS, 'counts' );
	}

	/** The enquiries of an email address, oldest first, including the Trash. */
	public static function of( string $address, int $most, int $from = 0 ): array {
		global $wpdb;
		$sql = 'SELECT * FROM %i WHERE email_key = %s ORDER BY id LIMIT %d OFFSET %d';
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), Enquiry_Store::email_key( $address ), $most, $from ) );
	}

	/** References with a message that failed for good or has waited for more than an hour, with the reasons. */
	public static function not_notified(): ?array {
		global $wpdb;
		$hour = Enquiry_Queue::sql_time( time() - HOUR_IN_SECONDS );
		$sql  = "SELECT reference, mail_fault, webhook_fault FROM %i WHERE trashed IS NULL
			AND (mail = 'given up' OR webhook = 'given up' OR (created <= %s AND 'waiting' IN (mail, webhook))) ORDER BY id DESC LIMIT 20";
		$loud = $wpdb->suppress_errors();
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), $hour ) );
		$wpdb->suppress_errors( $loud );
		return '' === $wpdb->last_error ? $rows : null;
	}

	/**
	 * Deletes enquiries older than the given days, and those that have been in the Trash for long. Of each, at most those of one week,
	 * from the oldest on, so a clock that has leapt ahead doesn't empty the table. Runs once a day.
	 */
	public static function delete_old(): void {
		global $wpdb;
		foreach ( array( 'created' => Enquiry_Settings::all()['days'], 'trashed' => EMPTY_TRASH_DAYS ) as $column => $days ) {
			$oldest = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(%i) FROM %i', $column, Enquiry_Store::table() ) );
			if ( null !== $oldest ) {
				$before = min( time() - $days * DAY_IN_SECONDS, strtotime( $oldest . ' UTC' ) + WEEK_IN_SECONDS );
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE %i < %s', Enquiry_Store::table(), $column, Enquiry_Queue::sql_time( $before ) ) );
			}
		}
		self::forget_counts();
	}

	/**
	 * Moves or deletes enquiries. A restored one goes back to its earlier place. A suspected one that moves to the inbox is notified
	 * as a new one. The messages of one that moves to the suspected are held.
	 *
	 * @param string $action A state, `trash`, `restore` or `delete`.
	 * @return int The number of changed enquiries.
	 */
	public static function change( array $ids, string $action ): int {
		global $wpdb;
		$values  = array(
			'trash'   => array( 'trashed' => Enquiry_Queue::sql_time( time() ) ),
			'restore' => array( 'trashed' => null ),
		);
		$settings = Enquiry_Settings::all();
		$changed  = 0;
		foreach ( array_map( 'intval', $ids ) as $id ) {
			if ( 'inbox' === $action ) {
				Enquiry_Queue::release( $id, $settings );
			} elseif ( 'suspected' === $action ) {
				Enquiry_Queue::hold( $id );
			}
			$changed += (int) ( 'delete' === $action
				? $wpdb->delete( Enquiry_Store::table(), compact( 'id' ) )
				: $wpdb->update( Enquiry_Store::table(), $values[ $action ] ?? array( 'state' => $action, 'trashed' => null ), compact( 'id' ) ) );
		}
		self::forget_counts();
		return $changed;
	}
}
