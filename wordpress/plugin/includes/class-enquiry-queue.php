<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The messages about enquiries outside the Trash. Each channel has four columns in an enquiry's row: its state, tries, due time and last fault. */
class Enquiry_Queue {
	/** The ways an enquiry is passed on. */
	public const CHANNELS = array( 'mail', 'webhook' );

	/** States before a message: it will have one of its own, or count in the day's message about suspected enquiries. */
	public const WAITING = 'waiting';
	public const DAILY   = 'daily';

	/** States after it: told by itself, told with others of a busy hour, counted as suspected, or tried too often. */
	public const TOLD     = 'told';
	public const TOGETHER = 'together';
	public const COUNTED  = 'counted';
	public const GIVEN_UP = 'given up';

	/** Messages within an hour that are about one enquiry each. */
	private const SINGLE_PER_HOUR = 60;

	/** The messages about many enquiries: what these wait for, what they are afterwards, and the seconds between two messages. */
	private const SUMMARIES = array(
		'many'      => array( self::WAITING, self::TOGETHER, 10 * MINUTE_IN_SECONDS ),
		'suspected' => array( self::DAILY, self::COUNTED, DAY_IN_SECONDS ),
	);

	/** Seconds after which another process may take a message that a dead one left. Longer than any try takes. */
	public const TAKEN = 10 * MINUTE_IN_SECONDS;

	/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
	private const PAUSES = array( 1, 5, 30, 120, 360, 720, 1440, 1440 );

	/** The next enquiry with a message that is due; null also if the hour has had its messages. No other process takes it for some time. */
	public static function take( string $channel ): ?object {
		global $wpdb;
		if ( self::is_busy( $channel ) ) {
			return null;
		}
		$due   = $channel . '_due';
		$tries = $channel . '_tries';
		do {
			$now   = self::sql_time( time() );
			$sql   = 'SELECT id FROM %i WHERE trashed IS NULL AND %i = %s AND %i <= %s ORDER BY id LIMIT 1';
			$id    = (int) $wpdb->get_var( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, self::WAITING, $due, $now ) );
			$sql   = 'UPDATE %i SET %i = %s, %i = %i + 1 WHERE id = %d AND %i = %s AND %i <= %s';
			$until = self::sql_time( time() + self::TAKEN );
			$taken = $id ? $wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $due, $until, $tries, $tries, $id, $channel, self::WAITING, $due, $now ) ) : false;
			// 0 means that another process was quicker.
		} while ( 0 === $taken );
		return $taken ? Enquiry_List::find( 'id', (string) $id ) : null;
	}

	/**
	 * The enquiries of a message about many that is due: count, tries, first and last id, and the time until which no other process takes them.
	 *
	 * @param string $kind many or suspected.
	 */
	public static function take_many( string $channel, string $kind ): ?object {
		global $wpdb;
		list( $from, $to, $pause ) = self::SUMMARIES[ $kind ];
		if ( ( 'many' === $kind && ! self::is_busy( $channel ) ) || self::count_since( $channel, $to, $pause ) > 0 ) {
			return null;
		}
		$due   = $channel . '_due';
		$tries = $channel . '_tries';
		$now   = self::sql_time( time() );
		$sql   = 'SELECT COUNT(*) AS count, MAX(%i) + 1 AS tries, MIN(id) AS first, MAX(id) AS last, %s AS until FROM %i WHERE trashed IS NULL AND %i = %s AND %i <= %s';
		$until = self::sql_time( time() + self::TAKEN );
		$group = $wpdb->get_row( $wpdb->prepare( $sql, $tries, $until, Enquiry_Store::table(), $channel, $from, $due, $now ) );
		if ( ! $group || ! (int) $group->count ) {
			return null;
		}
		$sql   = 'UPDATE %i SET %i = %s, %i = %d WHERE trashed IS NULL AND %i = %s AND %i <= %s AND id BETWEEN %d AND %d';
		$taken = $wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $due, $until, $tries, $group->tries, $channel, $from, $due, $now, $group->first, $group->last ) );
		// Fewer mean that another process was quicker. What is left here is due again later.
		return (int) $group->count === $taken ? $group : null;
	}

	/** Notes how a try ended. @param string $fault Empty if it worked. */
	public static function settle( object $row, string $channel, string $fault ): void {
		global $wpdb;
		$wpdb->update( Enquiry_Store::table(), self::outcome( $channel, (int) $row->{$channel . '_tries'}, self::WAITING, self::TOLD, $fault ), array( 'id' => $row->id ) );
	}

	/** Notes how a try of a message about many ended. @param object $group From take_many(). @param string $fault Empty if it worked. */
	public static function settle_many( object $group, string $channel, string $kind, string $fault ): void {
		global $wpdb;
		list( $from, $to ) = self::SUMMARIES[ $kind ];
		$columns           = self::outcome( $channel, (int) $group->tries, $from, $to, $fault );
		$sql               = 'UPDATE %i SET %i = %s, %i = %s, %i = %s WHERE %i = %s AND %i = %s AND id BETWEEN %d AND %d';
		$values            = array( Enquiry_Store::table() );
		foreach ( $columns as $name => $value ) {
			array_push( $values, $name, $value );
		}
		array_push( $values, $channel, $from, $channel . '_due', $group->until, $group->first, $group->last );
		$wpdb->query( $wpdb->prepare( $sql, $values ) );
	}

	/** Lets a suspected enquiry, which is genuine, be told as a new one, unless it was told before. */
	public static function renew( int $id, array $settings ): void {
		global $wpdb;
		$sql = "UPDATE %i SET %i = %s, %i = %s, %i = 0, %i = '' WHERE id = %d AND state = 'suspected' AND %i IN ('', %s, %s)";
		foreach ( Enquiry_Settings::channels( $settings ) as $channel ) {
			$wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, self::WAITING, $channel . '_due', self::sql_time( time() ), $channel . '_tries', $channel . '_fault', $id, $channel, self::DAILY, self::COUNTED ) );
		}
	}

	/** When the next message is due that is about one enquiry, or else about those of a busy hour, as a timestamp; null without one. */
	public static function next_due( string $channel ): ?int {
		global $wpdb;
		$sql  = 'SELECT MIN(%i) FROM %i WHERE trashed IS NULL AND %i = %s';
		$next = $wpdb->get_var( $wpdb->prepare( $sql, $channel . '_due', Enquiry_Store::table(), $channel, self::WAITING ) );
		if ( null === $next ) {
			return null;
		}
		return max( (int) strtotime( $next . ' UTC' ), self::is_busy( $channel ) ? time() + self::SUMMARIES['many'][2] : 0 );
	}

	/** True if the hour has had as many messages about one enquiry each as it may. */
	private static function is_busy( string $channel ): bool {
		return self::count_since( $channel, self::TOLD, HOUR_IN_SECONDS ) >= self::SINGLE_PER_HOUR;
	}

	/** How many messages ended in this way within the last seconds. */
	private static function count_since( string $channel, string $state, int $seconds ): int {
		global $wpdb;
		$sql = 'SELECT COUNT(*) FROM %i WHERE %i = %s AND %i > %s';
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, $state, $channel . '_due', self::sql_time( time() - $seconds ) ) );
	}

	/** The columns after a try. */
	private static function outcome( string $channel, int $tries, string $from, string $to, string $fault ): array {
		$pause = self::PAUSES[ $tries - 1 ] ?? null;
		$ended = null === $pause ? self::GIVEN_UP : $from;
		return array(
			$channel            => '' === $fault ? $to : $ended,
			$channel . '_due'   => self::sql_time( time() + ( '' === $fault ? 0 : (int) $pause * MINUTE_IN_SECONDS ) ),
			// A mail server's answer may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
	}

	public static function sql_time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}
}
