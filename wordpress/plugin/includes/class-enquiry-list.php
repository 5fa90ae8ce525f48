<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Finds, changes and deletes stored enquiries. */
class Enquiry_List {
	/** What a person would remember of an enquiry. */
	private const SEARCHED = array( 'reference', 'name', 'email', 'phone', 'postcode', 'note' );

	/** @param string $column id or reference. */
	public static function find( string $column, string $value ): ?object {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', Enquiry_Store::table(), $column, $value ) );
	}

	/** The newest first. An empty state means all; a search looks in all that a person would remember. */
	public static function page( string $state, string $search, int $most, int $from = 0 ): array {
		global $wpdb;
		$like   = '%' . $wpdb->esc_like( $search ) . '%';
		$values = array( Enquiry_Store::table(), $state, $state );
		foreach ( self::SEARCHED as $column ) {
			array_push( $values, $column, $like );
		}
		$found = implode( ' OR ', array_fill( 0, count( self::SEARCHED ), '%i LIKE %s' ) );
		$sql   = "SELECT * FROM %i WHERE (%s = '' OR state = %s) AND ($found) ORDER BY id DESC LIMIT %d OFFSET %d";
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, array_merge( $values, array( $most, $from ) ) ) );
	}

	/** How many there are in each state. */
	public static function counts(): array {
		global $wpdb;
		$counts = array_fill_keys( Enquiry_Store::STATES, 0 );
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT state, COUNT(*) AS count FROM %i GROUP BY state', Enquiry_Store::table() ) ) as $row ) {
			$counts[ $row->state ] = (int) $row->count;
		}
		return $counts;
	}

	/** A person's enquiries, oldest first. */
	public static function of( string $email, int $most, int $from = 0 ): array {
		global $wpdb;
		$sql = 'SELECT * FROM %i WHERE email_key = %s ORDER BY id LIMIT %d OFFSET %d';
		return (array) $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), Enquiry_Store::email_key( $email ), $most, $from ) );
	}

	/** References with a message that failed for good or has waited for longer than an hour, and the reasons. */
	public static function not_told(): ?array {
		global $wpdb;
		$hour = gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS );
		$sql  = "SELECT reference, mail_fault, webhook_fault FROM %i
			WHERE mail = 'given up' OR webhook = 'given up' OR (created <= %s AND 'waiting' IN (mail, webhook)) ORDER BY id DESC LIMIT 20";
		$loud = $wpdb->suppress_errors();
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Enquiry_Store::table(), $hour ) );
		$wpdb->suppress_errors( $loud );
		return '' === $wpdb->last_error ? $rows : null;
	}

	/** Deletes what is older than the days given, and returns how many. */
	public static function delete_old( int $days ): int {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created < %s', Enquiry_Store::table(), gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) );
	}

	/** Moves or deletes enquiries. @param string $action A state, or `delete`. @return int How many were changed. */
	public static function change( array $ids, string $action ): int {
		global $wpdb;
		$changed = 0;
		foreach ( array_map( 'intval', $ids ) as $id ) {
			$changed += (int) ( 'delete' === $action
				? $wpdb->delete( Enquiry_Store::table(), compact( 'id' ) )
				: $wpdb->update( Enquiry_Store::table(), array( 'state' => $action ), compact( 'id' ) ) );
		}
		return $changed;
	}
}
