<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The settings about enquiries, in one option. */
class Enquiry_Settings {
	public const OPTION = 'product_selector_enquiries';

	public const MAX_DAYS = 3650;

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
			'webhook'    => '',
			'secret'     => '',
			'header'     => '',
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

	/** Name and value of "Name: value"; null for a text that can't be used. */
	public static function read_header( string $text ): ?array {
		$rules     = Enquiry_Rules::of( 'webhook' );
		$is_header = preg_match( $rules->header, $text, $parts ) && ! preg_match( $rules->ours, $parts[1] );
		return $is_header ? array( $parts[1] => $parts[2] ) : null;
	}

	public static function register(): void {
		register_setting(
			self::OPTION,
			self::OPTION,
			array( 'type' => 'array', 'sanitize_callback' => array( __CLASS__, 'clean' ) )
		);
	}

	/** Checks an administrator's input. A setting whose new value can't be used keeps its old one, and the page says so. */
	public static function clean( $given ): array {
		$settings = self::all();
		$given    = array_map( 'trim', array_map( 'strval', (array) $given ) );
		foreach ( array( 'on', 'postcode', 'note' ) as $name ) {
			$settings[ $name ] = ! empty( $given[ $name ] );
		}
		$given += array_map( 'strval', $settings );
		foreach ( array( 'marketing', 'short', 'long' ) as $name ) {
			$settings[ $name ] = mb_substr( sanitize_textarea_field( $given[ $name ] ), 0, Enquiry_Rules::of( 'form' )->$name );
		}

		$recipients = array_filter( array_map( 'trim', explode( ',', $given['recipients'] ) ) );
		$is_usable  = array(
			'recipients' => array_filter( $recipients, 'is_email' ) === $recipients,
			'reply'      => mb_strlen( sanitize_text_field( $given['reply'] ) ) <= Enquiry_Rules::of( 'form' )->reply,
			'days'       => preg_match( '/\A\d{1,4}\z/', $given['days'] ) && $given['days'] >= 1 && $given['days'] <= self::MAX_DAYS,
			'policy'     => preg_match( '~\A(https?://[^\s/]\S*)?\z~iu', $given['policy'] ),
			'webhook'    => preg_match( '~\A(https://[^\s/]\S*)?\z~iu', $given['webhook'] ),
			'secret'     => '' === $given['secret'] || preg_match( Enquiry_Rules::of( 'webhook' )->secret, $given['secret'] ),
			'header'     => '' === $given['header'] || self::read_header( $given['header'] ),
		);
		$clean      = array(
			'recipients' => implode( ', ', $recipients ),
			'reply'      => sanitize_text_field( $given['reply'] ),
			'days'       => (int) $given['days'],
			'policy'     => esc_url_raw( $given['policy'] ),
			'webhook'    => esc_url_raw( $given['webhook'] ),
		);
		$settings   = array_intersect_key( $clean + $given, array_filter( $is_usable ) ) + $settings;
		if ( '' !== $settings['webhook'] && '' === $settings['secret'] ) {
			$settings['secret'] = 'whsec_' . base64_encode( random_bytes( 32 ) );
		}
		$refused = array_column( array_diff_key( array_intersect_key( Enquiry_Settings_Page::texts(), $is_usable ), array_filter( $is_usable ) ), 0 );
		if ( $refused ) {
			/* translators: %s: names of settings. */
			$message = __( 'These can’t be used, so they weren’t changed: %s. All other settings were saved.', 'product-selector' );
			add_settings_error( self::OPTION, 'refused', sprintf( $message, implode( ', ', $refused ) ) );
		}
		return $settings;
	}
}
