<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The table of enquiries. The key is unique, so an enquiry is stored once, whatever the number of processes. An enquiry and the
 * state of its messages share a row, so one INSERT stores both.
 */
class Enquiry_Store {
	/** The version of the table's layout. Raise it when set_up() changes. */
	private const LAYOUT = '3';

	/** The option with the installed layout version. */
	private const OPTION = 'product_selector_enquiries_db';

	public const CAPABILITY = 'manage_product_selector_enquiries';

	/** An enquiry is in the inbox, suspected or done. */
	public const STATES = array( 'inbox', 'suspected', 'done' );

	/** Without vowels, so there are no words, and without characters that look alike. */
	private const CHARACTERS = '23456789BCDFGHJKMNPQRTVWXZ';

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'product_selector_enquiries';
	}

	public static function is_set_up(): bool {
		return false !== get_option( self::OPTION );
	}

	/** False after an update of the plugin until the table is up to date, which the database may refuse. */
	public static function is_current(): bool {
		return get_option( self::OPTION ) === self::LAYOUT;
	}

	/** Creates or updates the table once enquiries are on, and lets administrators read them. */
	public static function set_up(): void {
		if ( ! self::is_set_up() && ! Enquiry_Settings::all()['on'] ) {
			return;
		}
		Enquiry_Notifier::schedule();
		$is_new = Layout::apply(
			self::OPTION,
			self::LAYOUT,
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			reference char(9) NOT NULL,
			enquiry_key char(36) NOT NULL,
			content char(64) NOT NULL,
			sender varchar(16) NOT NULL DEFAULT \'\',
			created datetime NOT NULL,
			state varchar(9) NOT NULL,
			trashed datetime DEFAULT NULL,
			suspicions varchar(100) NOT NULL,
			name varchar(100) NOT NULL,
			email varchar(254) DEFAULT NULL,
			email_key char(64) DEFAULT NULL,
			phone varchar(40) DEFAULT NULL,
			postcode varchar(10) DEFAULT NULL,
			note text DEFAULT NULL,
			marketing text DEFAULT NULL,
			brief mediumtext NOT NULL,
			mail varchar(8) NOT NULL,
			mail_tries tinyint(3) unsigned NOT NULL,
			mail_due datetime NOT NULL,
			mail_fault varchar(200) NOT NULL,
			webhook varchar(8) NOT NULL,
			webhook_tries tinyint(3) unsigned NOT NULL,
			webhook_due datetime NOT NULL,
			webhook_fault varchar(200) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY reference (reference),
			UNIQUE KEY enquiry_key (enquiry_key),
			KEY created (created),
			KEY tab (trashed,state),
			KEY sender (sender,created),
			KEY email_key (email_key),
			KEY mail (mail,mail_due),
			KEY webhook (webhook,webhook_due)'
		);
		if ( $is_new ) {
			self::leave_earlier_layouts();
			self::allow_administrators();
		}
	}

	/** Does what dbDelta() doesn't: removes what an earlier layout had, and brings its messages into today's states. */
	private static function leave_earlier_layouts(): void {
		global $wpdb;
		$columns = $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', self::table() ) );
		foreach ( array_intersect( array( 'nonce', 'network' ), $columns ) as $column ) {
			$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN %i', self::table(), $column ) );
		}
		$states = array( 'daily' => Enquiry_Queue::HELD, 'counted' => Enquiry_Queue::HELD, 'together' => Enquiry_Queue::TOLD );
		foreach ( Enquiry_Queue::CHANNELS as $channel ) {
			foreach ( $states as $earlier => $state ) {
				$wpdb->update( self::table(), array( $channel => $state ), array( $channel => $earlier ) );
			}
		}
		delete_option( 'product_selector_enquiries_clock' );
		delete_option( 'product_selector_enquiry_network' );
		wp_unschedule_hook( 'product_selector_enquiry_network_forget' );
	}

	private static function allow_administrators(): void {
		$role = get_role( 'administrator' );
		if ( $role ) {
			$role->add_cap( self::CAPABILITY );
		}
	}

	public static function remove(): void {
		Layout::remove( self::OPTION, self::table() );
		delete_option( Enquiry_Settings::OPTION );
		Enquiry_Notifier::unschedule();
		Enquiry_List::forget_counts();
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( self::CAPABILITY );
		}
	}

	/**
	 * Stores an enquiry, durable when this returns.
	 *
	 * @param array $enquiry    From Enquiry_Reader.
	 * @param array $suspicions Known before the store is asked, by reason.
	 * @param array $more       The column marketing, and the channels to notify.
	 * @return array|null id and reference; reference of an earlier one; `is_other`; `retry_after`; null if the database failed.
	 */
	public static function add( array $enquiry, array $suspicions, array $more ): ?array {
		global $wpdb;
		if ( ! self::is_current() ) {
			self::set_up();
		}
		$key = $enquiry['key'];
		unset( $enquiry['key'] );
		$content = hash( 'sha256', (string) wp_json_encode( $enquiry ) );
		// WordPress would log a failed statement with all its values.
		$loud = $wpdb->suppress_errors();
		try {
			$known = self::known( $key, $content );
			if ( $known || '' !== $wpdb->last_error ) {
				return $known;
			}
			$sender  = Enquiry_Sender::of_visitor();
			$verdict = self::judge( $content, $sender, $suspicions );
			if ( ! isset( $verdict['suspicions'] ) ) {
				return $verdict;
			}
			$is_genuine = ! $verdict['suspicions'];
			$reference  = self::create_reference();
			$row        = array(
				'reference'   => $reference,
				'enquiry_key' => $key,
				'content'     => $content,
				'created'     => Enquiry_Queue::sql_time( time() ),
				'state'       => $is_genuine ? 'inbox' : 'suspected',
				'suspicions'  => implode( ', ', $verdict['suspicions'] ),
				'sender'      => $sender,
				'email_key'   => null === $enquiry['email'] ? null : self::email_key( $enquiry['email'] ),
				'marketing'   => $more['marketing'],
			);
			foreach ( Enquiry_Queue::CHANNELS as $channel ) {
				$first           = $is_genuine ? Enquiry_Queue::WAITING : Enquiry_Queue::HELD;
				$row[ $channel ] = in_array( $channel, $more['channels'], true ) ? $first : '';

				$row[ $channel . '_tries' ] = 0;
				$row[ $channel . '_due' ]   = Enquiry_Queue::AT_ONCE;
				$row[ $channel . '_fault' ] = '';
			}
			foreach ( array( 'name', 'email', 'phone', 'postcode', 'note' ) as $column ) {
				$row[ $column ] = $enquiry[ $column ];
			}
			// The table has no columns for more fields.
			$other        = (object) array_diff_key( $enquiry, $row, array( 'brief' => 1 ) );
			$row['brief'] = wp_json_encode( $enquiry['brief'] + array( 'more' => $other ) );
			$is_added = $wpdb->insert( self::table(), $row );
			Enquiry_List::forget_counts();
			// Another process may have been faster.
			return $is_added ? array( 'id' => (int) $wpdb->insert_id ) + compact( 'reference' ) : self::known( $key, $content );
		} finally {
			$wpdb->suppress_errors( $loud );
		}
	}

	/**
	 * Which enquiries are stored and which are suspected, as in server/enquiries/addEnquiry.ts. A suspected one never counts against
	 * a genuine one.
	 *
	 * @param array $suspicions Known already, by reason.
	 * @return array|null `suspicions` with the reasons to suspect it, or `retry_after` in seconds; null if the database failed.
	 */
	private static function judge( string $content, string $sender, array $suspicions ): ?array {
		global $wpdb;
		$most = Enquiry_Rules::of( 'hourly' );
		$sql  = "SELECT SUM(content = %s) AS same, SUM(sender = %s AND suspicions = '') AS near, COUNT(*) AS everything, SUM(suspicions = '') AS genuine,
			MIN(created) AS first FROM %i WHERE created > %s AND created <= %s";
		// A clock that was ahead leaves enquiries in the future.
		$past = $wpdb->get_row( $wpdb->prepare( $sql, $content, $sender, self::table(), ...Enquiry_Queue::within_hour() ) );
		if ( ! $past ) {
			return null;
		}
		$suspicions += array( 'repeat' => $past->same > 0, 'one sender' => '' !== $sender && $past->near >= $most->sender );
		$reasons     = array_keys( array_filter( $suspicions ) );
		if ( ( $reasons ? $past->everything : $past->genuine ) < $most->all ) {
			return array( 'suspicions' => $reasons );
		}
		return array( 'retry_after' => min( HOUR_IN_SECONDS, max( 1, (int) strtotime( $past->first . ' UTC' ) + HOUR_IN_SECONDS - time() ) ) );
	}

	/** The reference of the enquiry with this key, or `is_other` if its content is different; null if there is none. */
	private static function known( string $key, string $content ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT content, reference FROM %i WHERE enquiry_key = %s', self::table(), $key ) );
		if ( ! $row ) {
			return null;
		}
		return $row->content === $content ? array( 'reference' => $row->reference ) : array( 'is_other' => true );
	}

	/** The same for all spellings of one address. A collation would also find other people's addresses. */
	public static function email_key( string $email ): string {
		$email = trim( $email );
		return hash( 'sha256', function_exists( 'mb_strtolower' ) ? mb_strtolower( $email, 'UTF-8' ) : strtolower( $email ) );
	}

	private static function create_reference(): string {
		$text = '';
		while ( strlen( $text ) < 8 ) {
			$text .= self::CHARACTERS[ random_int( 0, strlen( self::CHARACTERS ) - 1 ) ];
		}
		return substr( $text, 0, 4 ) . '-' . substr( $text, 4 );
	}
}
