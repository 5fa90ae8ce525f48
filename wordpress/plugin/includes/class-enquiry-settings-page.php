<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The form with the settings about enquiries. Its values are checked by Enquiry_Settings::clean(). */
class Enquiry_Settings_Page {
	/** The action that sends a test. */
	private const TEST = 'product_selector_enquiry_test';

	/** What the browser checks before the form is sent: nothing that the server mends, because it would block all other settings. */
	private const CHECKS = array(
		'policy'  => 'type="url"',
		'days'    => 'type="number" required min="1" max="' . Enquiry_Settings::MAX_DAYS . '"',
		'webhook' => 'type="url"',
	);

	/** Each setting in the form's order: its label, and its hint or a box's text. */
	public static function texts(): array {
		return array(
			'on'         => array( __( 'Enquiries', 'product-selector' ), __( 'Take enquiries', 'product-selector' ) ),
			'recipients' => array( __( 'Mail to', 'product-selector' ), __( 'Email addresses with commas between them. Without one, nobody gets a mail.', 'product-selector' ) ),
			'postcode'   => array( __( 'Fields', 'product-selector' ), __( 'Ask for the postcode of the home (optional for the visitor)', 'product-selector' ) ),
			'note'       => array( '', __( 'Offer a field for a note', 'product-selector' ) ),
			'marketing'  => array( __( 'Marketing', 'product-selector' ), __( 'Text beside a box that is never ticked beforehand, such as “Tell me about offers, at most once a month.” Without a text there is no box. Without the tick, an enquiry allows you to answer it and nothing else.', 'product-selector' ) ),
			'reply'      => array( __( 'Answering', 'product-selector' ), __( 'When and how you answer, in your own words, such as “We call within one working day.” Visitors read it at the form and after sending.', 'product-selector' ) ),
			'short'      => array( __( 'Short notice', 'product-selector' ), __( 'One or two sentences beside Send.', 'product-selector' ) ),
			'long'       => array( __( 'Long notice', 'product-selector' ), __( 'Who you are and how to reach you, who else gets the details, and how long you keep them.', 'product-selector' ) ),
			'policy'     => array( __( 'Privacy policy', 'product-selector' ), __( 'Address of the page. By default the one under Settings → Privacy.', 'product-selector' ) ),
			'days'       => array( __( 'Keep for', 'product-selector' ), __( 'Days. Older enquiries are deleted.', 'product-selector' ) ),
			'webhook'    => array( __( 'Webhook', 'product-selector' ), __( 'Each enquiry is posted to this address too, which must begin with https://.', 'product-selector' ) ),
			'secret'     => array( __( 'Webhook’s secret', 'product-selector' ), __( 'Signs each message, as Standard Webhooks says: at least 24 random bytes as Base64. Leave it empty to get one.', 'product-selector' ) ),
			'header'     => array( __( 'Header', 'product-selector' ), __( 'Sent with each webhook, such as “Authorization: Bearer …”, if your system asks for one.', 'product-selector' ) ),
		);
	}

	public static function render(): void {
		$settings = Enquiry_Settings::all();
		echo '<form method="post" action="options.php">';
		settings_fields( Enquiry_Settings::OPTION );
		printf( '<p>%s</p><table class="form-table" role="presentation">', esc_html__( 'Visitors can send you the brief from the result. Nothing is asked and nothing more is loaded while this is off.', 'product-selector' ) );
		foreach ( self::texts() as $name => list( $label, $hint ) ) {
			if ( is_bool( $settings[ $name ] ) ) {
				$row = '<tr><th scope="row">%2$s</th><td><label>%3$s %4$s</label></td></tr>';
			} else {
				$row = '<tr><th scope="row"><label for="enquiry-%1$s">%2$s</label></th><td>%3$s<p class="description" id="enquiry-%1$s-hint">%4$s</p></td></tr>';
			}
			printf( $row, esc_attr( $name ), esc_html( $label ), self::field( $name, $settings ), esc_html( $hint ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
		echo '</table>';
		submit_button();
		echo '</form>';
		self::render_tests();
	}

	/** The HTML of a setting's field. A constant takes the place of its value. */
	private static function field( string $name, array $settings ): string {
		$value  = $settings[ $name ];
		$common = sprintf( 'name="%s[%2$s]" id="enquiry-%2$s" aria-describedby="enquiry-%2$s-hint"', Enquiry_Settings::OPTION, esc_attr( $name ) );
		if ( is_bool( $value ) ) {
			return sprintf( '<input type="checkbox" name="%s[%s]" value="1"%s>', Enquiry_Settings::OPTION, esc_attr( $name ), checked( $value, true, false ) );
		}
		$notice = Enquiry_Settings::default_notice( $settings['days'] );
		if ( isset( $notice[ $name ] ) ) {
			return sprintf( '<textarea class="large-text" rows="3" placeholder="%s" %s>%s</textarea>', esc_attr( $notice[ $name ] ), $common, esc_textarea( $value ) );
		}
		$constant = 'PRODUCT_SELECTOR_WEBHOOK_' . strtoupper( $name );
		if ( defined( $constant ) ) {
			return sprintf( '<input class="regular-text" disabled value="%s" %s>', $constant, $common );
		}
		$placeholder = 'policy' === $name ? get_privacy_policy_url() : '';
		$longest     = Enquiry_Rules::of( 'form' )->$name ?? null;
		$check       = self::CHECKS[ $name ] ?? 'type="text"' . ( $longest ? " maxlength=\"$longest\"" : '' );
		return sprintf( '<input class="regular-text" value="%s" placeholder="%s" %s %s>', esc_attr( (string) $value ), esc_attr( $placeholder ), $check, $common );
	}

	/** The buttons that send a test with the saved settings. */
	private static function render_tests(): void {
		$channels = Enquiry_Settings::channels( Enquiry_Settings::all() );
		if ( ! $channels ) {
			return;
		}
		$labels = array(
			'mail'    => __( 'Send a test mail', 'product-selector' ),
			'webhook' => __( 'Send a test to the webhook', 'product-selector' ),
		);
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><p>', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::TEST ) );
		wp_nonce_field( self::TEST );
		foreach ( $channels as $channel ) {
			printf( '<button class="button" name="channel" value="%s">%s</button> ', esc_attr( $channel ), esc_html( $labels[ $channel ] ) );
		}
		echo '</p></form>';
	}

	/** Sends a test, then shows the page again with the result. */
	public static function test(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Only administrators can do this.', 'product-selector' ), 403 );
		}
		check_admin_referer( self::TEST );
		$is_mail = 'mail' === sanitize_key( wp_unslash( $_POST['channel'] ?? '' ) );
		$fault   = Enquiry_Notifier::test( $is_mail ? 'mail' : 'webhook' );
		if ( '' !== $fault ) {
			/* translators: %s: what went wrong. */
			$text = $is_mail ? __( 'The test mail wasn’t sent. %s', 'product-selector' ) : __( 'The test didn’t reach the webhook. %s', 'product-selector' );
			self::notice( sprintf( $text, $fault ), 'error' );
		} else {
			self::notice( $is_mail ? __( 'The test mail was sent. See whether it arrives.', 'product-selector' ) : __( 'The webhook took the test.', 'product-selector' ), 'success' );
		}
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', wp_get_referer() ) );
		exit;
	}

	private static function notice( string $text, string $type ): void {
		add_settings_error( Enquiry_Settings::OPTION, md5( $text ), $text, $type );
	}
}
