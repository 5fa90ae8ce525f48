<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** What the form, the embedded provider and this plugin decide alike. The build writes it from their TypeScript. */
class Enquiry_Rules {
	private static ?object $rules = null;

	/** @return mixed A rule of enquiries.json. */
	public static function of( string $name ) {
		self::$rules ??= json_decode( (string) file_get_contents( plugin_dir_path( FILE ) . 'enquiries.json' ) );
		return self::$rules->$name;
	}
}
