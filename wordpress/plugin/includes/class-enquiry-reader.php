<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Reads the body of an enquiry as untrusted, as src/parts/enquiry/rules/readEnquiry.ts does. A test compares the two. */
class Enquiry_Reader {
	/** The longest text of each field in UTF-16 units, after cleaning. */
	private const MAX_LENGTHS = array(
		'name'     => 100,
		'email'    => 254,
		'phone'    => 40,
		'postcode' => 10,
		'note'     => 4000,
		'brief'    => 16000,
	);

	private const MAX_ANSWERS = 20;

	private const MAX_BOUGHT = 4;

	private const MAX_OTHERS = 3;

	private const MAX_FIELDS = 10;

	private const MAX_FIELD_NAME = 40;

	private const MAX_FIELD_TEXT = 200;

	private const WAYS = array( 'split', 'splits', 'multi', 'ducted' );

	public const CALL_TIMES = array( 'morning', 'afternoon', 'evening' );

	/**
	 * Invisible characters and characters that reverse the text around them. The list is Unicode's Default_Ignorable_Code_Point
	 * without joiners and emoji selectors, because older PHP doesn't know that property.
	 */
	private const UNSEEN = '/(?![\t-\r\x{85}])[\p{Cc}\x{ad}\x{34f}\x{61c}\x{115f}\x{1160}\x{17b4}\x{17b5}\x{180b}-\x{180f}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{3164}\x{fe00}-\x{fe0d}\x{feff}\x{ffa0}\x{fff0}-\x{fffb}\x{1bca0}-\x{1bca3}\x{1d173}-\x{1d17a}\x{e0000}-\x{e0fff}]/u';

	/** @var array<string, string> By field: missing, unreadable or too long. */
	public array $problems = array();

	/** Fields that the visitor left empty are null. */
	public array $enquiry;

	public ?string $nonce;

	public bool $has_hidden_text;

	/**
	 * Ignores fields that the form doesn't have. The hidden field is `topic`.
	 *
	 * @param mixed $body   Decoded JSON, with objects as objects.
	 * @param array $fields Of the form: postcode, note, marketing.
	 */
	public function __construct( $body, array $fields ) {
		if ( ! is_object( $body ) ) {
			$this->problems = array( 'body' => 'unreadable' );
			return;
		}
		$key = strtolower( self::text( $body->key ?? null ) ?? '' );
		if ( ! preg_match( '/\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\z/', $key ) ) {
			$this->problems['key'] = 'unreadable';
		}
		$name = $this->read( 'name', $body->name ?? null );
		if ( null === $name ) {
			$this->problems += array( 'name' => 'missing' );
		}
		$email = $this->read( 'email', $body->email ?? null, '/\A("[^"]+"|[^\s"@<>,;]+)@[^\s"@<>,;]+\z/u' );
		$phone = $this->read( 'phone', $body->phone ?? null, '/(\p{Nd}\P{Nd}*){5}/u' );
		if ( null === $email && null === $phone && ! isset( $this->problems['email'] ) && ! isset( $this->problems['phone'] ) ) {
			$this->problems['email'] = 'missing';
		}
		$postcode  = $fields['postcode'] ? $this->read( 'postcode', $body->postcode ?? null, '/\A[\p{L}\p{N} -]+\z/u' ) : null;
		$note      = $fields['note'] ? $this->read( 'note', $body->note ?? null ) : null;
		$marketing = false !== $fields['marketing'] && true === ( $body->marketing ?? null );
		$sent      = is_object( $body->brief ?? null ) ? $body->brief : (object) array();
		$brief     = array(
			'text'     => $this->read( 'brief', $sent->text ?? null ) ?? '',
			'answers'  => (object) self::pairs( $sent->answers ?? null, array( __CLASS__, 'answer' ) ),
			'system'   => self::short( $sent->system ?? null ),
			'versions' => (object) self::pairs( $sent->versions ?? null, array( __CLASS__, 'short' ) ),
		);
		if ( in_array( $sent->way ?? null, self::WAYS, true ) ) {
			$brief['way'] = $sent->way;
		}
		$brief    += array_filter(
			array(
				'systems' => self::ids( $sent->systems ?? null, self::MAX_BOUGHT ),
				'others'  => self::ids( $sent->others ?? null, self::MAX_OTHERS ),
			)
		);
		$nonce     = self::text( $body->nonce ?? null );

		$this->enquiry         = compact( 'key', 'name', 'email', 'phone', 'postcode', 'note', 'marketing', 'brief' );
		if ( null !== $phone && in_array( $body->callTime ?? null, self::CALL_TIMES, true ) ) {
			$this->enquiry['callTime'] = $body->callTime;
		}
		$page_fields = self::page_fields( $body->fields ?? null );
		if ( $page_fields ) {
			$this->enquiry['fields'] = (object) $page_fields;
		}
		$this->nonce           = null !== $nonce && strlen( $nonce ) <= 200 ? $nonce : null;
		$this->has_hidden_text = ! in_array( $body->topic ?? null, array( null, '' ), true );
	}

	/** A field's text, cleaned; null if there is none, or if it has a problem. Notes and briefs may have several lines. */
	private function read( string $field, $given, string $pattern = '//' ): ?string {
		if ( null === $given || '' === $given ) {
			return null;
		}
		if ( ! is_string( $given ) ) {
			$this->problems[ $field ] = 'unreadable';
			return null;
		}
		$text = in_array( $field, array( 'note', 'brief' ), true ) ? self::clean_lines( $given ) : self::clean( $given );
		if ( mb_strlen( $text ) + preg_match_all( '/[^\x{0}-\x{ffff}]/u', $text ) > self::MAX_LENGTHS[ $field ] ) {
			$this->problems[ $field ] = 'too long';
			return null;
		}
		if ( '' === $text ) {
			return null;
		}
		if ( ! preg_match( $pattern, $text ) ) {
			$this->problems[ $field ] = 'unreadable';
		}
		return $text;
	}

	/** Cleans text like src/catalogue/cleanText.ts: one line, nothing invisible, no piles of accents, trimmed. */
	private static function clean( string $text ): string {
		$steps = array(
			self::UNSEEN                                   => '',
			'/[\t-\r\x{85}\x{2028}\x{2029}\x{2800}]+/u'    => ' ',
			'/(^|\s)[\p{M}\x{200c}\x{200d}]+/u'            => '$1',
			'/([\p{M}\x{200c}\x{200d}]{4})[\p{M}\x{200c}\x{200d}]+/u' => '$1',
			'/\A\s+|\s+\z/u'                               => '',
		);
		return (string) preg_replace( array_keys( $steps ), array_values( $steps ), $text );
	}

	/** Cleans each line, removes blank lines at both ends, and keeps at most one blank line in a row. */
	private static function clean_lines( string $text ): string {
		$lines = array_map( array( __CLASS__, 'clean' ), (array) preg_split( '/\r\n|[\n-\r\x{85}\x{2028}\x{2029}]/u', $text ) );
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", implode( "\n", $lines ) ), "\n" );
	}

	private static function text( $given ): ?string {
		return is_string( $given ) ? $given : null;
	}

	private static function short( $given ): ?string {
		return is_string( $given ) ? mb_substr( self::clean( $given ), 0, 200 ) : null;
	}

	private static function ids( $given, int $most ): array {
		$ids = is_array( $given ) ? array_map( array( __CLASS__, 'short' ), array_slice( $given, 0, $most ) ) : array();
		return array_values( array_filter( $ids, static fn( $id ) => null !== $id && '' !== $id ) );
	}

	/** The page's own fields, cut like src/parts/enquiry/rules/pageFields.ts. */
	private static function page_fields( $given ): array {
		$fields = array();
		foreach ( is_object( $given ) ? get_object_vars( $given ) : array() as $name => $value ) {
			$name = self::cut( (string) $name, self::MAX_FIELD_NAME );
			$text = is_string( $value ) ? self::cut( $value, self::MAX_FIELD_TEXT ) : '';
			if ( '' !== $name && '' !== $text && ! isset( $fields[ $name ] ) && count( $fields ) < self::MAX_FIELDS ) {
				$fields[ $name ] = $text;
			}
		}
		return $fields;
	}

	private static function cut( string $text, int $longest ): string {
		return (string) preg_replace( '/\A\s+|\s+\z/u', '', mb_substr( self::clean( $text ), 0, $longest ) );
	}

	/** @return string|array|null */
	private static function answer( $given ) {
		if ( ! is_array( $given ) ) {
			return self::short( $given );
		}
		$read = array_map( array( __CLASS__, 'short' ), array_slice( $given, 0, self::MAX_ANSWERS ) );
		return array_values( array_filter( $read, 'is_string' ) );
	}

	/** Text that the selector has written itself; everything with another shape is left out. */
	private static function pairs( $given, callable $read ): array {
		$pairs = array();
		foreach ( array_slice( is_object( $given ) ? get_object_vars( $given ) : array(), 0, self::MAX_ANSWERS, true ) as $name => $value ) {
			$kept = $read( $value );
			if ( null !== $kept && preg_match( '/\A\w{1,20}\z/', (string) $name ) ) {
				$pairs[ $name ] = $kept;
			}
		}
		return $pairs;
	}
}
