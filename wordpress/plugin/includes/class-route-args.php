<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The arguments of each route. WordPress checks them before the route's own code, and lists them for OPTIONS. */
class Route_Args {
	public const NONE = array();

	private const ID = array(
		'id' => array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		),
	);

	/** The version that the caller has seen; without it, nothing is replaced. */
	private const FOLLOWS = array(
		'follows' => array(
			'type'    => 'integer',
			'minimum' => -1,
			'default' => -1,
		),
	);

	public static function version(): array {
		return self::ID;
	}

	public static function restore(): array {
		return self::ID + self::FOLLOWS;
	}

	public static function publish(): array {
		$name = array(
			'type'              => 'string',
			'default'           => '',
			'validate_callback' => 'rest_validate_request_arg',
			'sanitize_callback' => static fn( string $name ): string => mb_substr( sanitize_text_field( $name ), 0, 200 ),
		);
		// Only listed: the route itself checks them, because its replies say more.
		$own_check = array( 'type' => 'string', 'sanitize_callback' => null );
		return self::FOLLOWS + compact( 'name' ) + array_fill_keys( array( 'body', 'mapping' ), $own_check );
	}

	public static function installation(): array {
		return self::FOLLOWS + array(
			'table' => array(
				'type'              => 'string',
				'required'          => true,
				'sanitize_callback' => null,
			),
		);
	}

	public static function range(): array {
		$text = array(
			'type'              => 'string',
			'required'          => true,
			'sanitize_callback' => null,
		);
		return array( 'version' => self::ID['id'] ) + array_fill_keys( array( 'priced', 'names' ), $text );
	}

	/**
	 * The body of an enquiry, which Enquiry_Reader reads with the replies of the embedded provider. It is a schema, because a route
	 * with arguments makes WordPress log a PHP warning for a body that isn't an object.
	 */
	public static function enquiry_schema(): array {
		$texts = array_fill_keys( array( 'nonce', 'key', 'name', 'email', 'phone', 'callTime', 'postcode', 'note', 'topic' ), array( 'type' => array( 'string', 'null' ) ) );
		return self::body(
			'enquiry',
			$texts + array(
				'marketing' => array( 'type' => 'boolean' ),
				'brief'     => array( 'type' => 'object' ),
				'fields'    => array( 'type' => array( 'object', 'null' ) ),
			)
		);
	}

	private static function body( string $title, array $properties ): array {
		return array( 'type' => 'object' ) + compact( 'title', 'properties' );
	}
}
