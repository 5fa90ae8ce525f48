<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Finds, changes and deletes stored enquiries. */
class Enquiry_List {
	/** What a person would remember of an enquiry. */
	private const SEARCHED = array( 'reference', 'name', 'email', 'phone', 'postcode', 'note' );

	/** Days in the Trash. */
	public const TRASH_DAYS = 30;

	/** @param string $column id or reference. */
	public static function find( string $column, string $value ): ?object {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', Enquiry_Store::table(), $column, $value ) );
	}

	/** The newest first. @param string $tab A state, `trash`, or empty for all outside the Trash. */
	public static function page( string $tab, int $most, int $from = 0 ): array {
		global $wpdb;
		$is_state = in_array( $tab, Enquiry_Store::STATES, true );
		$place    = 'trash' === $tab ? 'trashed IS NOT NULL' : 'trashed IS NULL';
		$sql      = "SELECT * FROM %i WHERE $place AND (%s = '' OR state = %s) ORDER BY id DESC LIMIT %d OFFSET %d";
		$state    = $is_state ? $tab : '';
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), $state, $state, $most, $from ) );
	}

	/** Those with a text in any field, the newest first, in whichever tab they are. */
	public static function search( string $text, int $most ): array {
		global $wpdb;
		$values = array( Enquiry_Store::table() );
		foreach ( self::SEARCHED as $column ) {
			array_push( $values, $column, '%' . $wpdb->esc_like( $text ) . '%' );
		}
		$found = implode( ' OR ', array_fill( 0, count( self::SEARCHED ), '%i LIKE %s' ) );
		$sql   = "SELECT * FROM %i WHERE $found ORDER BY id DESC LIMIT %d";
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, array_merge( $values, array( $most ) ) ) );
	}

	/** How many there are in each state, in the Trash, and outside it in all. */
	public static function counts(): array {
		global $wpdb;
		$counts = array_fill_keys( Enquiry_Store::STATES, 0 ) + array(
			'all'   => 0,
			'trash' => 0,
		);
		$sql    = "SELECT CASE WHEN trashed IS NULL THEN state ELSE 'trash' END AS tab, COUNT(*) AS count FROM %i GROUP BY tab";
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table() ) ) as $row ) {
			$counts[ $row->tab ] = (int) $row->count;
		}
		$counts['all'] = array_sum( $counts ) - $counts['trash'];
		return $counts;
	}

	/** A person's enquiries, oldest first, also from the Trash. */
	public static function of( string $email, int $most, int $from = 0 ): array {
		global $wpdb;
		$sql = 'SELECT * FROM %i WHERE email_key = %s ORDER BY id LIMIT %d OFFSET %d';
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), Enquiry_Store::email_key( $email ), $most, $from ) );
	}

	/** References with a message that failed for good or has waited for longer than an hour, and the reasons. */
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
	 * Deletes what is older than the days given, and what has been in the Trash for long: at most a day's worth of each. One
	 * whose message is being tried again stays. Only for a clock that Enquiry_Clock finds right.
	 */
	public static function delete_old( int $days ): void {
		global $wpdb;
		Enquiry_Clock::mend( time() - $days * DAY_IN_SECONDS );
		$retried = array();
		foreach ( Enquiry_Queue::CHANNELS as $channel ) {
			$retried[] = Enquiry_Queue::is_retried( $channel );
		}
		foreach ( array( 'created' => $days, 'trashed' => self::TRASH_DAYS ) as $column => $most ) {
			$oldest = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(%i) FROM %i', $column, Enquiry_Store::table() ) );
			if ( null !== $oldest ) {
				$before = min( time() - $most * DAY_IN_SECONDS, strtotime( $oldest . ' UTC' ) + DAY_IN_SECONDS );
				$and    = 'created' === $column ? ' AND NOT (' . implode( ' OR ', $retried ) . ')' : '';
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE %i < %s', Enquiry_Store::table(), $column, Enquiry_Queue::sql_time( $before ) ) . $and );
			}
		}
	}

	/**
	 * Moves or deletes enquiries. One that is restored is again where it was; a suspected one that goes to the inbox is told as a new one,
	 * and one that goes to the suspected before it was told is only counted.
	 *
	 * @param string $action A state, `trash`, `restore` or `delete`.
	 * @return int How many were changed.
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
				Enquiry_Queue::renew( $id, $settings );
			} elseif ( 'suspected' === $action ) {
				Enquiry_Queue::demote( $id );
			}
			$changed += (int) ( 'delete' === $action
				? $wpdb->delete( Enquiry_Store::table(), compact( 'id' ) )
				: $wpdb->update( Enquiry_Store::table(), $values[ $action ] ?? array( 'state' => $action, 'trashed' => null ), compact( 'id' ) ) );
		}
		return $changed;
	}
}
