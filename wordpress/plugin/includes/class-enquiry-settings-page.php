<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The form with the settings about enquiries. Its values are checked by Enquiry_Settings::clean(). */
class Enquiry_Settings_Page {
	/** The action that sends a test. */
	private const TEST = 'product_selector_enquiry_test';

	public static function render(): void {
		$settings = Enquiry_Settings::all();
		$notice   = Enquiry_Settings::default_notice( $settings['days'] );
		echo '<form method="post" action="options.php">';
		settings_fields( Enquiry_Settings::OPTION );
		printf( '<p>%s</p><table class="form-table" role="presentation">', esc_html__( 'Visitors can send you the brief from the result. Nothing is asked and nothing more is loaded while this is off.', 'product-selector' ) );
		self::box( 'on', __( 'Enquiries', 'product-selector' ), __( 'Take enquiries', 'product-selector' ), $settings );
		self::line( 'recipients', __( 'Mail to', 'product-selector' ), __( 'Email addresses with commas between them. Without one, nobody gets a mail.', 'product-selector' ), $settings );
		self::box( 'postcode', __( 'Fields', 'product-selector' ), __( 'Ask for the postcode of the home (optional for the visitor)', 'product-selector' ), $settings );
		self::box( 'note', '', __( 'Offer a field for a note', 'product-selector' ), $settings );
		self::line( 'marketing', __( 'Marketing', 'product-selector' ), __( 'Text beside a box that is never ticked beforehand, such as “Tell me about offers, at most once a month.” Without a text there is no box. Without the tick, an enquiry allows you to answer it and nothing else.', 'product-selector' ), $settings );
		self::line( 'reply', __( 'Answering', 'product-selector' ), __( 'When and how you answer, in your own words, such as “We call within one working day.” Visitors read it at the form and after sending.', 'product-selector' ), $settings );
		self::area( 'short', __( 'Short notice', 'product-selector' ), __( 'One or two sentences beside Send.', 'product-selector' ), $settings, $notice['short'] );
		self::area( 'long', __( 'Long notice', 'product-selector' ), __( 'Who you are and how to reach you, who else gets the details, and how long you keep them.', 'product-selector' ), $settings, $notice['long'] );
		self::line( 'policy', __( 'Privacy policy', 'product-selector' ), __( 'Address of the page. By default the one under Settings → Privacy.', 'product-selector' ), $settings, get_privacy_policy_url() );
		self::line( 'days', __( 'Keep for', 'product-selector' ), __( 'Days. Older enquiries are deleted.', 'product-selector' ), $settings );
		$editors = get_role( Enquiry_Store::EDITORS );
		if ( $editors ) {
			// The role may have the right from elsewhere.
			self::box( 'editors', __( 'Readers', 'product-selector' ), __( 'Editors may read enquiries', 'product-selector' ), array( 'editors' => $editors->has_cap( Enquiry_Store::CAPABILITY ) ) );
		}
		self::line( 'webhook', __( 'Webhook', 'product-selector' ), __( 'Each enquiry is posted to this address too, which must begin with https://.', 'product-selector' ), $settings );
		if ( defined( 'PRODUCT_SELECTOR_WEBHOOK_SECRET' ) ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Webhook’s secret', 'product-selector' ), esc_html__( 'Set by PRODUCT_SELECTOR_WEBHOOK_SECRET.', 'product-selector' ) );
		} else {
			self::line( 'secret', __( 'Webhook’s secret', 'product-selector' ), __( 'Signs each message, as Standard Webhooks says. Leave it empty to get one.', 'product-selector' ), $settings );
		}
		if ( defined( 'PRODUCT_SELECTOR_WEBHOOK_HEADER' ) ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Header', 'product-selector' ), esc_html__( 'Set by PRODUCT_SELECTOR_WEBHOOK_HEADER.', 'product-selector' ) );
		} else {
			self::line( 'header', __( 'Header', 'product-selector' ), __( 'Sent with each webhook, such as “Authorization: Bearer …”, if your system asks for one.', 'product-selector' ), $settings );
		}
		self::render_address( $settings['address'] );
		echo '</table>';
		submit_button();
		echo '</form>';
		self::render_tests();
	}

	/** The choice of where the visitor's address comes from. */
	private static function render_address( string $chosen ): void {
		$options = array( '' => __( 'The connection’s (REMOTE_ADDR)', 'product-selector' ) ) + array_combine( Visitor_Address::HEADERS, Visitor_Address::HEADERS );
		$address = Visitor_Address::find();
		/* translators: %s: an IP address. */
		$seen = sprintf( __( 'This request of yours came from %s.', 'product-selector' ), $address );
		if ( '' === $address ) {
			$seen = '' === $chosen ? __( 'A proxy hides where this request of yours came from.', 'product-selector' ) : __( 'The address of this request of yours isn’t known.', 'product-selector' );
		}
		$select = sprintf( '<select id="enquiry-address" name="%s" aria-describedby="enquiry-address-hint">', esc_attr( self::field( 'address' ) ) );
		foreach ( $options as $value => $label ) {
			$select .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $label ) );
		}
		self::row( 'address', __( 'Visitor’s address', 'product-selector' ), __( 'Tells visitors apart, so that one who sends too many doesn’t count against others; it’s never stored. Choose a header only if your proxy or CDN sets it itself.', 'product-selector' ) . ' ' . $seen, $select . '</select>' );
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

	private static function box( string $name, string $label, string $text, array $settings ): void {
		printf( '<tr><th scope="row">%s</th><td><label><input type="checkbox" name="%s" value="1"%s> %s</label></td></tr>', esc_html( $label ), esc_attr( self::field( $name ) ), checked( $settings[ $name ], true, false ), esc_html( $text ) );
	}

	private static function line( string $name, string $label, string $hint, array $settings, string $placeholder = '' ): void {
		$field = '<input class="regular-text" type="text" id="%1$s" name="%2$s" value="%3$s" placeholder="%4$s" aria-describedby="%1$s-hint">';
		self::row( $name, $label, $hint, sprintf( $field, esc_attr( "enquiry-$name" ), esc_attr( self::field( $name ) ), esc_attr( (string) $settings[ $name ] ), esc_attr( $placeholder ) ) );
	}

	private static function area( string $name, string $label, string $hint, array $settings, string $placeholder ): void {
		$field = '<textarea class="large-text" rows="3" id="%1$s" name="%2$s" placeholder="%4$s" aria-describedby="%1$s-hint">%3$s</textarea>';
		self::row( $name, $label, $hint, sprintf( $field, esc_attr( "enquiry-$name" ), esc_attr( self::field( $name ) ), esc_textarea( $settings[ $name ] ), esc_attr( $placeholder ) ) );
	}

	/** @param string $field Escaped. */
	private static function row( string $name, string $label, string $hint, string $field ): void {
		printf( '<tr><th scope="row"><label for="enquiry-%1$s">%2$s</label></th><td>%3$s<p class="description" id="enquiry-%1$s-hint">%4$s</p></td></tr>', esc_attr( $name ), esc_html( $label ), $field, esc_html( $hint ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the caller.
	}

	private static function field( string $name ): string {
		return Enquiry_Settings::OPTION . "[$name]";
	}
}
