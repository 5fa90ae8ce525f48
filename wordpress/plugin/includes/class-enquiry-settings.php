<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The settings about enquiries, in one option. */
class Enquiry_Settings {
	public const OPTION = 'product_selector_enquiries';

	private const MAX_DAYS = 3650;

	/** The longest text about answering in characters, as in src/parts/enquiry/rules/enquiry.ts. */
	private const MAX_REPLY = 300;

	/** Each setting with its stored value or default. */
	public static function all(): array {
		$defaults = array(
			'on'         => false,
			'recipients' => (string) get_option( 'admin_email' ),
			'postcode'   => true,
			'note'       => true,
			'marketing'  => '',
			'reply'      => '',
			'short'      => '',
			'long'       => '',
			'policy'     => '',
			'days'       => 180,
			'editors'    => false,
			'webhook'    => '',
			'secret'     => '',
			'header'     => '',
			// The header with the visitor's address; empty for the connection's own.
			'address'    => '',
		);
		return array_merge( $defaults, (array) get_option( self::OPTION, array() ) );
	}

	/** The form in the shape of the initial data. */
	public static function form( array $settings ): array {
		$policy = '' === $settings['policy'] ? get_privacy_policy_url() : $settings['policy'];
		$notice = self::default_notice( $settings['days'] );
		return array(
			'fields' => array(
				'postcode'  => $settings['postcode'],
				'note'      => $settings['note'],
				'marketing' => '' === $settings['marketing'] ? false : $settings['marketing'],
			),
			'notice' => array(
				'short' => '' === $settings['short'] ? $notice['short'] : $settings['short'],
				'long'  => '' === $settings['long'] ? $notice['long'] : $settings['long'],
			) + ( '' === $policy ? array() : array( 'policyUrl' => $policy ) ),
		) + ( '' === $settings['reply'] ? array() : array( 'reply' => $settings['reply'] ) );
	}

	public static function default_notice( int $days ): array {
		return array(
			/* translators: %d: number of days. */
			'short' => sprintf( __( 'We use what you send to answer your enquiry, and delete it after %d days.', 'product-selector' ), $days ),
			/* translators: %d: number of days. */
			'long'  => sprintf( __( 'What you send goes to the company whose page this is. It’s used to answer your enquiry and for nothing else, and deleted after %d days. You can ask to see, correct or delete it at any time.', 'product-selector' ), $days ),
		);
	}

	public static function channels( array $settings ): array {
		return array_keys( array_filter( array( 'mail' => $settings['recipients'], 'webhook' => $settings['webhook'] ), 'strlen' ) );
	}

	/** A constant keeps the secret out of the database. */
	public static function secret( array $settings ): string {
		return defined( 'PRODUCT_SELECTOR_WEBHOOK_SECRET' ) ? (string) PRODUCT_SELECTOR_WEBHOOK_SECRET : $settings['secret'];
	}

	/** The same for the header. */
	public static function header( array $settings ): string {
		return defined( 'PRODUCT_SELECTOR_WEBHOOK_HEADER' ) ? (string) PRODUCT_SELECTOR_WEBHOOK_HEADER : $settings['header'];
	}

	/** Name and value of "Name: value", as in server/readEnquiryOptions.ts; null for a text that can't be used. */
	public static function read_header( string $text ): ?array {
		$is_header = preg_match( '/\A([!#$%&\'*+.^`|~\w-]+): *([!-~](?:[ -~]*[!-~])?) *\z/', $text, $parts );
		$is_ours   = preg_match( '/\A(host|connection|content-.*|transfer-encoding|user-agent|webhook-.*)\z/i', $parts[1] ?? '' );
		return $is_header && ! $is_ours ? array( $parts[1] => $parts[2] ) : null;
	}

	public static function register(): void {
		register_setting(
			self::OPTION,
			self::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( __CLASS__, 'clean' ),
			)
		);
	}

	/** Checks an administrator's input. A setting whose new value can't be used keeps its old one, and the page says so. */
	public static function clean( $given ): array {
		$settings = self::all();
		$given    = (array) $given + array( 'days' => $settings['days'] );
		foreach ( array( 'on', 'postcode', 'note', 'editors' ) as $name ) {
			$settings[ $name ] = ! empty( $given[ $name ] );
		}
		$address             = (string) ( $given['address'] ?? '' );
		$settings['address'] = in_array( $address, Visitor_Address::HEADERS, true ) ? $address : '';
		foreach ( array( 'marketing', 'short', 'long' ) as $name ) {
			$settings[ $name ] = mb_substr( sanitize_textarea_field( (string) ( $given[ $name ] ?? '' ) ), 0, 4000 );
		}
		$is_refused = false;
		foreach ( self::refusals() as $name => $message ) {
			$value = self::{"clean_$name"}( trim( (string) ( $given[ $name ] ?? '' ) ), $settings );
			if ( null === $value ) {
				$is_refused = true;
				add_settings_error( self::OPTION, $name, $message );
			} else {
				$settings[ $name ] = $value;
			}
		}
		if ( $is_refused ) {
			add_settings_error( self::OPTION, 'others', __( 'All other settings were saved.', 'product-selector' ), 'success' );
		}
		return $settings;
	}

	/** The page's messages about values that can't be used, by setting. */
	private static function refusals(): array {
		return array(
			/* translators: %s: greatest number of days. */
			'days'       => sprintf( __( 'Enquiries are kept for 1 to %s days. The number of days wasn’t changed.', 'product-selector' ), number_format_i18n( self::MAX_DAYS ) ),
			/* translators: %s: greatest number of characters. */
			'reply'      => sprintf( __( 'The words about answering have at most %s characters. They weren’t changed.', 'product-selector' ), number_format_i18n( self::MAX_REPLY ) ),
			'recipients' => __( 'The recipients must be email addresses with commas between them. They weren’t changed.', 'product-selector' ),
			'policy'     => __( 'The address of the privacy policy must begin with https:// or http://. It wasn’t changed.', 'product-selector' ),
			'webhook'    => __( 'The webhook’s address must begin with https://. It wasn’t changed.', 'product-selector' ),
			'secret'     => __( 'The webhook’s secret must be at least 24 random bytes as Base64. It wasn’t changed.', 'product-selector' ),
			'header'     => __( 'The webhook’s header must be “Name: value” in one line of ASCII, and none that the webhook sets itself. It wasn’t changed.', 'product-selector' ),
		);
	}

	private static function clean_days( string $text ): ?int {
		return preg_match( '/\A\d{1,4}\z/', $text ) && (int) $text > 0 && (int) $text <= self::MAX_DAYS ? (int) $text : null;
	}

	private static function clean_reply( string $text ): ?string {
		$reply = sanitize_text_field( $text );
		return mb_strlen( $reply ) <= self::MAX_REPLY ? $reply : null;
	}

	private static function clean_recipients( string $text ): ?string {
		$recipients = array_filter( array_map( 'trim', explode( ',', $text ) ) );
		return array_filter( $recipients, 'is_email' ) === $recipients ? implode( ', ', $recipients ) : null;
	}

	private static function clean_policy( string $text ): ?string {
		return self::clean_address( $text, array( 'https', 'http' ) );
	}

	private static function clean_webhook( string $text ): ?string {
		return self::clean_address( $text, array( 'https' ) );
	}

	private static function clean_address( string $text, array $schemes ): ?string {
		$address = esc_url_raw( $text, $schemes );
		return '' === $text || preg_match( '~\A(' . implode( '|', $schemes ) . ')://[^\s/]~i', $address ) ? $address : null;
	}

	private static function clean_header( string $text ): ?string {
		return '' === $text || self::read_header( $text ) ? $text : null;
	}

	/** A webhook without a secret gets one. */
	private static function clean_secret( string $text, array $settings ): ?string {
		if ( '' === $text ) {
			$is_missing = '' !== $settings['webhook'] && '' === $settings['secret'];
			return $is_missing ? 'whsec_' . base64_encode( random_bytes( 32 ) ) : $settings['secret'];
		}
		return preg_match( '~\A(whsec_)?[A-Za-z\d+/]{32,}={0,2}\z~', $text ) ? $text : null;
	}
}
