<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The settings of all pages: statistics, the small script on every page, and the range in words. */
class Page_Settings {
	/** It's autoloaded and always there, because every page reads it. */
	public const OPTION = 'product_selector_pages';

	/** The scripts with the documented lines for statistics. */
	private const STATISTICS = array( 'google', 'gtag', 'matomo', 'matomo-tags' );

	public static function register(): void {
		register_setting(
			self::OPTION,
			self::OPTION,
			array( 'type' => 'array', 'sanitize_callback' => array( __CLASS__, 'clean' ) )
		);
		add_settings_section( 'pages', '', '__return_null', self::OPTION );
		add_settings_field( 'statistics', __( 'Statistics', 'product-selector' ), array( __CLASS__, 'render_statistics' ), self::OPTION, 'pages' );
		add_settings_field( 'range', __( 'Range in words', 'product-selector' ), array( __CLASS__, 'render_range' ), self::OPTION, 'pages' );
		add_settings_field( 'everywhere', __( 'Small script', 'product-selector' ), array( __CLASS__, 'render_everywhere' ), self::OPTION, 'pages' );
	}

	/** Call it where the plugin is set up or updated. */
	public static function add(): void {
		add_option( self::OPTION, array(), '', true );
	}

	public static function clean( $given ): array {
		$statistics = (string) ( $given['statistics'] ?? '' );
		return array(
			'statistics' => in_array( $statistics, self::STATISTICS, true ) ? $statistics : '',
			'everywhere' => ! empty( $given['everywhere'] ),
			'range'      => empty( $given['range'] ) ? 'off' : '',
		);
	}

	/** One of the settings; empty where it isn't set. */
	public static function get( string $name ): string {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? (string) ( $settings[ $name ] ?? '' ) : '';
	}

	public static function render(): void {
		echo '<form method="post" action="options.php">';
		settings_fields( self::OPTION );
		do_settings_sections( self::OPTION );
		submit_button();
		echo '</form>';
	}

	public static function render_statistics(): void {
		$choices = array(
			''            => __( 'None', 'product-selector' ),
			'google'      => __( 'Google Tag Manager (Google Analytics 4)', 'product-selector' ),
			'gtag'        => __( 'Google tag, as from Site Kit (Google Analytics 4)', 'product-selector' ),
			'matomo'      => __( 'Matomo', 'product-selector' ),
			'matomo-tags' => __( 'Matomo Tag Manager', 'product-selector' ),
		);
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html__( 'Statistics', 'product-selector' ) );
		foreach ( $choices as $value => $label ) {
			printf( '<label><input type="radio" name="%s[statistics]" value="%s"%s> %s</label><br>', esc_attr( self::OPTION ), esc_attr( $value ), checked( $value, self::get( 'statistics' ), false ), esc_html( $label ) );
		}
		printf( '</fieldset><p class="description">%s</p>', esc_html__( 'Passes each step of a visit, with its answers, to the statistics that your pages already load. It never passes a postcode or what a visitor wrote. Ask for the visitor’s consent as for your other statistics.', 'product-selector' ) );
	}

	public static function render_range(): void {
		printf( '<label><input type="checkbox" name="%s[range]" value="1"%s> %s</label>', esc_attr( self::OPTION ), checked( '', self::get( 'range' ), false ), esc_html__( 'List every model in the page', 'product-selector' ) );
		printf( '<p class="description">%s</p>', esc_html__( 'With sizes, prices and links, in a closed fold that the selector replaces. Search engines and assistants that run no scripts can read it.', 'product-selector' ) );
	}

	public static function render_everywhere(): void {
		printf( '<label><input type="checkbox" name="%s[everywhere]" value="1"%s> %s</label>', esc_attr( self::OPTION ), checked( '1', self::get( 'everywhere' ), false ), esc_html__( 'Load it on every page', 'product-selector' ) );
		printf( '<p class="description">%s</p>', esc_html__( 'Only for a site whose popups or page changes add the selector later without running its script, so it would never start. Otherwise, pages without the selector load nothing.', 'product-selector' ) );
	}

	/** The lines for statistics, beside the selector; a file, because a filter of HTML would show their text. */
	public static function statistics(): string {
		$chosen = self::get( 'statistics' );
		return '' === $chosen ? '' : Element::script( "statistics/$chosen.js" );
	}
}
