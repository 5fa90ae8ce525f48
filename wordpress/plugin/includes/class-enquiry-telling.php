<?php
namespace ProductSelector;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Tells mail and webhook about enquiries, by WordPress's cron, again and again until it worked or a few days have passed. */
class Enquiry_Telling {
	/** One enquiry, by its id. */
	private const TELL = 'product_selector_tell_enquiry';

	/** Deletes old enquiries and tells what was missed. */
	private const HOURLY = 'product_selector_enquiries_hourly';

	/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
	private const PAUSES = array( 1, 5, 30, 120, 360, 720, 1440, 1440 );

	/** An address that every mail program reads as one. */
	private const PLAIN_ADDRESS = '/\A[\w.!#$%&\'*+\/=?^`{|}~-]+@[\w.-]+\z/';

	/** Seconds after which another process may take a message that a dead one left. Longer than any try takes. */
	private const TAKEN = 5 * MINUTE_IN_SECONDS;

	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOURLY ) ) {
			wp_schedule_event( time(), 'hourly', self::HOURLY );
		}
	}

	public static function unschedule(): void {
		wp_unschedule_hook( self::HOURLY );
		wp_unschedule_hook( self::TELL );
	}

	/** On each site if the plugin is deactivated for the whole network. The enquiries stay. */
	public static function deactivate( bool $network_wide ): void {
		$network_wide ? Versions::on_each_site( array( __CLASS__, 'unschedule' ) ) : self::unschedule();
	}

	/** Tells an enquiry after the visitor has the answer. */
	public static function soon( int $id ): void {
		wp_schedule_single_event( time(), self::TELL, array( $id ) );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
			spawn_cron();
		}
	}

	public static function hourly(): void {
		if ( Enquiry_Store::is_set_up() ) {
			Enquiry_List::delete_old( Enquiry_Settings::all()['days'] );
			array_map( array( __CLASS__, 'tell' ), Enquiry_List::due() );
		}
	}

	/** Tells each channel that is due. */
	public static function tell( int $id ): void {
		$settings = Enquiry_Settings::all();
		foreach ( array( 'mail', 'webhook' ) as $channel ) {
			$row = self::take( $id, $channel );
			if ( ! $row ) {
				continue;
			}
			$fault = 'mail' === $channel ? self::mail( $row, $settings ) : self::webhook( $row, $settings );
			$pause = self::PAUSES[ $row->{$channel . '_tries'} - 1 ] ?? null;
			if ( '' === $fault ) {
				self::settle( $id, $channel, 'told', time(), '' );
			} elseif ( null === $pause ) {
				self::settle( $id, $channel, 'given up', time(), $fault );
			} else {
				$due = time() + $pause * MINUTE_IN_SECONDS;
				self::settle( $id, $channel, 'waiting', $due, $fault );
				wp_schedule_single_event( $due, self::TELL, array( $id ) );
			}
		}
	}

	/** The enquiry if its message is due. No other process takes it for some time. */
	private static function take( int $id, string $channel ): ?object {
		global $wpdb;
		$sql   = 'UPDATE %i SET %i = %s, %i = %i + 1 WHERE id = %d AND %i = %s AND %i <= %s';
		$due   = $channel . '_due';
		$tries = $channel . '_tries';
		$until = gmdate( 'Y-m-d H:i:s', time() + self::TAKEN );
		$taken = $wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $due, $until, $tries, $tries, $id, $channel, 'waiting', $due, gmdate( 'Y-m-d H:i:s' ) ) );
		return $taken ? Enquiry_List::find( 'id', (string) $id ) : null;
	}

	private static function settle( int $id, string $channel, string $state, int $due, string $fault ): void {
		global $wpdb;
		$values = array(
			$channel            => $state,
			$channel . '_due'   => gmdate( 'Y-m-d H:i:s', $due ),
			// A mail server's answer may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
		$wpdb->update( Enquiry_Store::table(), $values, compact( 'id' ) );
	}

	/** @return string The fault; empty if it was sent. */
	private static function mail( object $row, array $settings ): string {
		if ( '' === $settings['recipients'] ) {
			return __( 'There are no recipients in the settings.', 'product-selector' );
		}
		$fault = __( 'WordPress couldn’t send the mail and gave no reason.', 'product-selector' );
		$hear  = static function ( WP_Error $error ) use ( &$fault ): void {
			$fault = $error->get_error_message();
		};
		/* translators: %s: reference of the enquiry. */
		$subject = sprintf( __( 'Enquiry %s', 'product-selector' ), $row->reference );
		// Nothing else in the headers comes from the visitor.
		$headers = null !== $row->email && preg_match( self::PLAIN_ADDRESS, $row->email ) ? array( 'Reply-To: ' . $row->email ) : array();
		add_action( 'wp_mail_failed', $hear );
		$sent = wp_mail( array_map( 'trim', explode( ',', $settings['recipients'] ) ), $subject, Enquiry_Text::mail( $row ), $headers );
		remove_action( 'wp_mail_failed', $hear );
		return $sent ? '' : $fault;
	}

	/** Posts it as Standard Webhooks says. @return string The fault; empty after a 2xx. */
	private static function webhook( object $row, array $settings ): string {
		if ( '' === $settings['webhook'] ) {
			return __( 'There is no webhook in the settings.', 'product-selector' );
		}
		$data = Enquiry_Text::data( $row );
		$body = (string) wp_json_encode(
			array(
				'type'      => 'enquiry.created',
				'timestamp' => $data['created'],
				'data'      => array_diff_key( $data, array( 'suspicions' => 1 ) ),
			)
		);
		$id   = 'enquiry_' . $row->enquiry_key;
		$time = (string) time();
		$key  = base64_decode( (string) preg_replace( '/\Awhsec_/', '', Enquiry_Settings::secret( $settings ) ) );
		// This function reaches no private addresses.
		$answer = wp_safe_remote_post(
			$settings['webhook'],
			array(
				'timeout'             => 10,
				'redirection'         => 0,
				'limit_response_size' => KB_IN_BYTES,
				'body'                => $body,
				'headers'             => array(
					'Content-Type'      => 'application/json',
					'webhook-id'        => $id,
					'webhook-timestamp' => $time,
					'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) ),
				),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		/* translators: %d: HTTP status, such as 500. */
		return $status >= 200 && $status < 300 ? '' : sprintf( __( 'The webhook answered with status %d.', 'product-selector' ), $status );
	}
}
