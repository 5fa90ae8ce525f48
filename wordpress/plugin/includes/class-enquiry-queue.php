<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The messages about enquiries outside the Trash. Each channel has four columns in an enquiry's row: its state, tries, due time and last fault. */
class Enquiry_Queue {
	/** The ways an enquiry is passed on. */
	public const CHANNELS = array( 'mail', 'webhook' );

	/** Seconds after which another process may take a message that a dead one left. Longer than any try takes. */
	public const TAKEN = 10 * MINUTE_IN_SECONDS;

	/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
	private const PAUSES = array( 1, 5, 30, 120, 360, 720, 1440, 1440 );

	/** The next enquiry with a message that is due. No other process takes it for some time. */
	public static function take( string $channel ): ?object {
		global $wpdb;
		$due   = $channel . '_due';
		$tries = $channel . '_tries';
		do {
			$now   = self::sql_time( time() );
			$sql   = "SELECT id FROM %i WHERE trashed IS NULL AND %i = 'waiting' AND %i <= %s ORDER BY id LIMIT 1";
			$id    = (int) $wpdb->get_var( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, $due, $now ) );
			$sql   = "UPDATE %i SET %i = %s, %i = %i + 1 WHERE id = %d AND %i = 'waiting' AND %i <= %s";
			$until = self::sql_time( time() + self::TAKEN );
			$taken = $id ? $wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $due, $until, $tries, $tries, $id, $channel, $due, $now ) ) : false;
			// 0 means that another process was quicker.
		} while ( 0 === $taken );
		return $taken ? Enquiry_List::find( 'id', (string) $id ) : null;
	}

	/** Notes how a try ended. @param string $fault Empty if it worked. */
	public static function settle( object $row, string $channel, string $fault ): void {
		global $wpdb;
		$wpdb->update( Enquiry_Store::table(), self::outcome( $channel, (int) $row->{$channel . '_tries'}, $fault ), array( 'id' => $row->id ) );
	}

	/** When the next message is due, as a timestamp; null without one. */
	public static function next_due( string $channel ): ?int {
		global $wpdb;
		$sql  = "SELECT MIN(%i) FROM %i WHERE trashed IS NULL AND %i = 'waiting'";
		$next = $wpdb->get_var( $wpdb->prepare( $sql, $channel . '_due', Enquiry_Store::table(), $channel ) );
		return null === $next ? null : (int) strtotime( $next . ' UTC' );
	}

	/** The columns after a try. */
	private static function outcome( string $channel, int $tries, string $fault ): array {
		$pause = self::PAUSES[ $tries - 1 ] ?? null;
		$ended = null === $pause ? 'given up' : 'waiting';
		return array(
			$channel            => '' === $fault ? 'told' : $ended,
			$channel . '_due'   => self::sql_time( time() + ( '' === $fault ? 0 : (int) $pause * MINUTE_IN_SECONDS ) ),
			// A mail server's answer may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
	}

	public static function sql_time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}
}
