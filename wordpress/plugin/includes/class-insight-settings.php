<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The switches for insight, in one option, and their tab. Each is off until an administrator turns it on. */
class Insight_Settings {
	public const OPTION = 'product_selector_insight';

	private const SWITCHES = array( 'notes', 'steps', 'enquiries' );

	/** Each switch with its stored value or default. */
	public static function all(): array {
		$stored = (array) get_option( self::OPTION, array() );
		return array_map( static fn( $name ) => ! empty( $stored[ $name ] ), array_combine( self::SWITCHES, self::SWITCHES ) );
	}

	/** The messages that visitors can send, in the shape of the initial data; empty if all are off. */
	public static function announced(): array {
		$on = Insight_Store::is_set_up() ? self::all() : array();
		unset( $on['enquiries'] );
		return array_filter( $on ) ? $on : array();
	}

	public static function register(): void {
		register_setting(
			self::OPTION,
			self::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => static fn( $given ) => array_map( 'boolval', array_intersect_key( (array) $given, array_flip( self::SWITCHES ) ) ),
			)
		);
	}

	/** The form with the switches. */
	public static function render(): void {
		$texts = array(
			'notes'     => array(
				__( 'Notes by press', 'product-selector' ),
				__( 'Let visitors tell you what they were looking for, on their list', 'product-selector' ),
				__( 'The visitor sees every line before it’s sent. It has no name, address or postcode, and only counters are stored.', 'product-selector' ),
			),
			'steps'     => array(
				__( 'Steps reached', 'product-selector' ),
				__( 'Count how far visits go', 'product-selector' ),
				__( 'One message at the end of a visit, without answers. Visitors read about it before they start and can say no. Browsers that ask not to be tracked send nothing. In the EU it needs consent unless your country exempts it.', 'product-selector' ),
			),
			'enquiries' => array(
				__( 'Enquiries', 'product-selector' ),
				__( 'Show what the stored enquiries ask for', 'product-selector' ),
				__( 'Needs enquiries, and sends nothing. Add a line to your notice: “We also use it to choose what we sell.”', 'product-selector' ),
			),
		);
		$on    = self::all();
		echo '<form method="post" action="options.php">';
		settings_fields( self::OPTION );
		printf( '<p>%s</p><table class="form-table" role="presentation">', esc_html__( 'See what visitors look for, under Dashboard → Insight. While a switch is off, visitors send nothing for it and load nothing more.', 'product-selector' ) );
		foreach ( $texts as $name => list( $label, $text, $hint ) ) {
			printf( '<tr><th scope="row">%s</th><td><label><input type="checkbox" name="%s" value="1"%s aria-describedby="insight-%s"> %s</label>', esc_html( $label ), esc_attr( self::OPTION . "[$name]" ), checked( $on[ $name ], true, false ), esc_attr( $name ), esc_html( $text ) );
			printf( '<p class="description" id="insight-%s">%s</p></td></tr>', esc_attr( $name ), esc_html( $hint ) );
		}
		echo '</table>';
		submit_button();
		echo '</form>';
	}
}
