<?php
namespace ProductSelector;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies mail and webhook of enquiries, and retries for a few days if that fails. Visitors never wait for it: WordPress's cron
 * does it, and is started after the reply. Channels don't affect each other.
 */
class Enquiry_Notifier {
	/** The cron event for one channel, which is its argument. */
	private const HOOK = 'product_selector_tell_enquiries';

	/** The cron events with their recurrence: one sends missed messages and forgets senders, one deletes old enquiries. */
	private const REGULAR = array( 'product_selector_enquiries_hourly' => 'hourly', 'product_selector_enquiries_daily' => 'daily' );

	/** Seconds after which a process starts no further message. */
	private const MAX_SECONDS = 60;

	public static function schedule(): void {
		foreach ( self::REGULAR as $hook => $recurrence ) {
			if ( ! wp_next_scheduled( $hook ) ) {
				wp_schedule_event( time(), $recurrence, $hook );
			}
		}
	}

	public static function unschedule(): void {
		array_map( 'wp_unschedule_hook', array_keys( self::REGULAR ) );
		wp_unschedule_hook( self::HOOK );
		wp_unschedule_hook( Enquiry_Sender::FORGET );
		if ( Enquiry_Store::is_current() ) {
			Enquiry_Sender::forget_all();
		}
	}

	/** Runs on each site if the plugin is deactivated for the whole network. The enquiries stay. */
	public static function deactivate( bool $network_wide ): void {
		$network_wide ? Versions::on_each_site( array( __CLASS__, 'unschedule' ) ) : self::unschedule();
	}

	/** Has the cron send the messages that are due, once the reply to this request has gone. */
	public static function soon(): void {
		self::schedule();
		foreach ( Enquiry_Queue::CHANNELS as $channel ) {
			self::wake( $channel, Enquiry_Queue::next_due( $channel ) );
		}
		// A quiet site may get its next page view, which would start the cron, hours later.
		add_action( 'shutdown', 'spawn_cron', PHP_INT_MAX, 0 );
	}

	public static function hourly(): void {
		if ( Enquiry_Store::is_set_up() ) {
			Enquiry_Store::set_up();
			if ( Enquiry_Store::is_current() ) {
				Enquiry_Sender::forget();
			}
			array_map( array( __CLASS__, 'notify' ), Enquiry_Queue::CHANNELS );
		}
	}

	public static function daily(): void {
		if ( Enquiry_Store::is_set_up() ) {
			Enquiry_List::delete_old();
		}
	}

	/** Sends the messages that are due on one channel. */
	public static function notify( string $channel ): void {
		$settings = Enquiry_Settings::all();
		$end      = time() + self::MAX_SECONDS;
		while ( time() < $end ) {
			$row = Enquiry_Queue::take( $channel );
			if ( ! $row ) {
				break;
			}
			// If a plugin ends this process, the cron continues.
			self::wake( $channel, time() + Enquiry_Rules::of( 'try' )->taken );
			Enquiry_Queue::settle( $row, $channel, self::attempt( static fn() => self::sender( $channel )::notify( $row, $settings ) ) );
		}
		self::wake( $channel, Enquiry_Queue::next_due( $channel ) );
	}

	/** Sends a test message. @return string The fault; empty if it worked. */
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

	/**
	 * Schedules one cron event at a time for a channel; none for null. An earlier event stays. So does one that is due, because the
	 * cron may just be starting it.
	 */
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
