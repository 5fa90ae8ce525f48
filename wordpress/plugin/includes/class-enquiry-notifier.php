<?php
namespace ProductSelector;

use Throwable;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies mail and webhook of enquiries, again and again until it worked or a few days have passed. The visitor never waits
 * for it: it begins after the answer, and WordPress's cron does what is left. Each channel goes its own way. A busy hour ends in
 * one message, and suspected enquiries have one a day.
 */
class Enquiry_Notifier {
	/** One channel, by its name. */
	private const HOOK = 'product_selector_tell_enquiries';

	/** Deletes old enquiries and notifies of what was missed. */
	private const HOURLY = 'product_selector_enquiries_hourly';

	/** Seconds after which a process begins no further message. */
	private const MAX_SECONDS = 60;

	public static function schedule(): void {
		$next = wp_next_scheduled( self::HOURLY );
		// A clock that was ahead leaves an event that never comes.
		if ( false === $next || $next > time() + DAY_IN_SECONDS ) {
			wp_clear_scheduled_hook( self::HOURLY );
			wp_schedule_event( time(), 'hourly', self::HOURLY );
		}
	}

	public static function unschedule(): void {
		wp_unschedule_hook( self::HOURLY );
		wp_unschedule_hook( self::HOOK );
	}

	/** On each site if the plugin is deactivated for the whole network. The enquiries stay. */
	public static function deactivate( bool $network_wide ): void {
		$network_wide ? Versions::on_each_site( array( __CLASS__, 'unschedule' ) ) : self::unschedule();
	}

	/** Notifies of what is due once the answer to this request has gone, or else with the next round of the cron. */
	public static function soon(): void {
		self::schedule();
		foreach ( Enquiry_Queue::CHANNELS as $channel ) {
			self::wake( $channel, Enquiry_Queue::next_due( $channel ) );
		}
		add_action( 'shutdown', array( __CLASS__, 'after_answer' ), PHP_INT_MAX );
	}

	/**
	 * The cron alone would be late: it doesn't start while another process of it runs, and on a quiet site the next page view
	 * may be hours away. Where PHP can't end the answer before the process, the site asks itself, without waiting.
	 */
	public static function after_answer(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				ignore_user_abort( true );
				array_map( array( __CLASS__, 'notify' ), self::due() );
				return;
			}
		}
		foreach ( self::due() as $channel ) {
			$options = array(
				'blocking'  => false,
				'timeout'   => 0.01,
				'body'      => compact( 'channel' ),
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			);
			wp_remote_post( rest_url( Routes::NAME . '/enquiries/notify' ), $options );
		}
	}

	/** `POST /enquiries/notify`: the site's request to itself. Open to everyone, as wp-cron.php is: it only does what is due. */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		// The caller doesn't wait.
		ignore_user_abort( true );
		if ( Enquiry_Store::is_set_up() ) {
			self::notify( $request['channel'] );
		}
		return new WP_REST_Response( null, 204, array( 'Cache-Control' => 'no-store' ) );
	}

	public static function hourly(): void {
		if ( Enquiry_Store::is_set_up() ) {
			Enquiry_Store::set_up();
			if ( Enquiry_Clock::is_right() ) {
				Enquiry_List::delete_old( Enquiry_Settings::all()['days'] );
			}
			array_map( array( __CLASS__, 'round' ), Enquiry_Queue::CHANNELS );
		}
	}

	/** Notifies one channel of each enquiry that is due. */
	public static function notify( string $channel ): void {
		$settings = Enquiry_Settings::all();
		$end      = time() + self::MAX_SECONDS;
		while ( time() < $end ) {
			$row = Enquiry_Queue::take( $channel );
			if ( ! $row ) {
				break;
			}
			// Should a plugin end this process, the cron goes on.
			self::wake( $channel, time() + Enquiry_Queue::TAKEN );
			Enquiry_Queue::settle( $row, $channel, self::attempt( static fn() => self::sender( $channel )::notify( $row, $settings ) ) );
		}
		self::wake( $channel, Enquiry_Queue::next_due( $channel ) );
	}

	/** A round of the cron: notifies of what is due, then what a busy hour left and how many are suspected. */
	public static function round( string $channel ): void {
		self::notify( $channel );
		$settings = Enquiry_Settings::all();
		foreach ( array( 'many', 'suspected' ) as $kind ) {
			$group = Enquiry_Queue::take_many( $channel, $kind );
			if ( $group ) {
				Enquiry_Queue::settle_many( $group, $channel, $kind, self::attempt( static fn() => self::sender( $channel )::notify_many( $kind, $group, $settings ) ) );
			}
		}
		self::wake( $channel, Enquiry_Queue::next_due( $channel ) );
	}

	/** Sends a message that is about no enquiry. @return string The fault; empty if it worked. */
	public static function test( string $channel ): string {
		$settings = Enquiry_Settings::all();
		return self::attempt( static fn() => self::sender( $channel )::test( $settings ) );
	}

	/** @return string The class that sends a channel's messages. Each of its methods returns the fault; empty if it worked. */
	private static function sender( string $channel ): string {
		return 'mail' === $channel ? Enquiry_Mail::class : Enquiry_Webhook::class;
	}

	/** @return string The fault; empty if it worked. */
	private static function attempt( callable $send ): string {
		try {
			return $send();
		} catch ( Throwable $thrown ) {
			/* translators: %s: message of an error in PHP. */
			return sprintf( __( 'A plugin failed: %s', 'product-selector' ), $thrown->getMessage() );
		}
	}

	/** The channels with a message that is due. */
	private static function due(): array {
		return array_filter( Enquiry_Queue::CHANNELS, static fn( $channel ) => ( Enquiry_Queue::next_due( $channel ) ?? PHP_INT_MAX ) <= time() );
	}

	/** Gives a channel one event of the cron, at a time; none for null. An earlier one stays, and one that is due: the cron may just begin it. */
	private static function wake( string $channel, ?int $time ): void {
		$next = wp_next_scheduled( self::HOOK, array( $channel ) );
		if ( false !== $next && $next <= max( (int) $time, time() ) ) {
			return;
		}
		wp_clear_scheduled_hook( self::HOOK, array( $channel ) );
		if ( null !== $time ) {
			wp_schedule_single_event( max( $time, time() ), self::HOOK, array( $channel ) );
		}
	}
}
