<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Reads the body of an enquiry as untrusted, as src/parts/enquiry/rules/readEnquiry.ts does. A test compares the two. */
class Enquiry_Reader {
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
		if ( ! preg_match( Enquiry_Rules::of( 'patterns' )->key, $key ) ) {
			$this->problems['key'] = 'unreadable';
		}
		$name = $this->read( 'name', $body->name ?? null );
		if ( null === $name ) {
			$this->problems += array( 'name' => 'missing' );
		}
		$email = $this->read( 'email', $body->email ?? null );
		$phone = $this->read( 'phone', $body->phone ?? null );
		if ( null === $email && null === $phone && ! isset( $this->problems['email'] ) && ! isset( $this->problems['phone'] ) ) {
			$this->problems['email'] = 'missing';
		}
		$postcode  = $fields['postcode'] ? $this->read( 'postcode', $body->postcode ?? null ) : null;
		$note      = $fields['note'] ? $this->read( 'note', $body->note ?? null ) : null;
		$marketing = false !== $fields['marketing'] && true === ( $body->marketing ?? null );
		$brief     = $this->brief( is_object( $body->brief ?? null ) ? $body->brief : (object) array() );
		$nonce     = self::text( $body->nonce ?? null );
		$more      = array(
			'callTime' => null === $phone ? null : self::one_of( 'times', $body->callTime ?? null ),
			'fields'   => (object) self::page_fields( $body->fields ?? null ),
		);

		$this->enquiry         = compact( 'key', 'name', 'email', 'phone', 'postcode', 'note', 'marketing', 'brief' ) + self::present( $more );
		$this->nonce           = null !== $nonce && strlen( $nonce ) <= 200 ? $nonce : null;
		$this->has_hidden_text = ! in_array( $body->topic ?? null, array( null, '' ), true );
	}

	/** A field's text, cleaned; null if there is none. Notes and briefs may have several lines. */
	private function read( string $field, $given ): ?string {
		if ( null === $given || '' === $given ) {
			return null;
		}
		if ( ! is_string( $given ) ) {
			$this->problems[ $field ] = 'unreadable';
			return null;
		}
		$text = in_array( $field, array( 'note', 'brief' ), true ) ? self::clean_lines( $given ) : self::clean( $given );
		if ( '' === $text ) {
			return null;
		}
		// In UTF-16 units.
		if ( mb_strlen( $text ) + preg_match_all( '/[^\x{0}-\x{ffff}]/u', $text ) > Enquiry_Rules::of( 'lengths' )->$field ) {
			$this->problems[ $field ] = 'too long';
		} elseif ( ! preg_match( Enquiry_Rules::of( 'patterns' )->$field ?? '//', $text ) ) {
			$this->problems[ $field ] = 'unreadable';
		}
		return $text;
	}

	/** Text that the selector has written itself; everything with another shape is left out. */
	private function brief( object $sent ): array {
		return array(
			'text'     => $this->read( 'brief', $sent->text ?? null ) ?? '',
			'answers'  => (object) self::pairs( $sent->answers ?? null, array( __CLASS__, 'answer' ) ),
			'system'   => self::short( $sent->system ?? null ),
			'versions' => (object) self::pairs( $sent->versions ?? null, array( __CLASS__, 'short' ) ),
		) + self::present(
			array(
				'way'     => self::one_of( 'ways', $sent->way ?? null ),
				'systems' => self::ids( 'systems', $sent ),
				'others'  => self::ids( 'others', $sent ),
			)
		);
	}

	/** What isn't empty. */
	private static function present( array $all ): array {
		return array_filter( $all, static fn( $value ) => null !== $value && array() !== (array) $value );
	}

	/** Cleans text like src/catalogue/cleanText.ts: one line, nothing invisible, no piles of accents, trimmed. */
	private static function clean( string $text ): string {
		foreach ( Enquiry_Rules::of( 'clean' ) as list( $pattern, $by ) ) {
			$text = (string) preg_replace( $pattern, $by, $text );
		}
		return self::trim( $text );
	}

	/** Cleans each line, removes blank lines at both ends, and keeps at most one blank line in a row. */
	private static function clean_lines( string $text ): string {
		$lines = array_map( array( __CLASS__, 'clean' ), (array) preg_split( '/\r\n|[\n-\r\x{85}\x{2028}\x{2029}]/u', $text ) );
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", implode( "\n", $lines ) ), "\n" );
	}

	private static function trim( string $text ): string {
		return (string) preg_replace( '/\A\s+|\s+\z/u', '', $text );
	}

	private static function text( $given ): ?string {
		return is_string( $given ) ? $given : null;
	}

	private static function one_of( string $rule, $given ): ?string {
		return in_array( $given, Enquiry_Rules::of( $rule ), true ) ? $given : null;
	}

	private static function short( $given ): ?string {
		return is_string( $given ) ? mb_substr( self::clean( $given ), 0, 200 ) : null;
	}

	private static function shorts( array $given, string $list ): array {
		$read = array_map( array( __CLASS__, 'short' ), array_slice( $given, 0, Enquiry_Rules::of( 'listed' )->$list ) );
		return array_values( array_filter( $read, 'is_string' ) );
	}

	private static function ids( string $list, object $sent ): array {
		$given = $sent->$list ?? null;
		return array_values( array_filter( is_array( $given ) ? self::shorts( $given, $list ) : array(), 'strlen' ) );
	}

	/** The page's own fields, cut like src/parts/enquiry/rules/pageFields.ts. */
	private static function page_fields( $given ): array {
		$most   = Enquiry_Rules::of( 'fields' );
		$cut    = static fn( string $text, int $longest ) => self::trim( mb_substr( self::clean( $text ), 0, $longest ) );
		$fields = array();
		foreach ( is_object( $given ) ? get_object_vars( $given ) : array() as $name => $value ) {
			$name = $cut( (string) $name, $most->name );
			$text = is_string( $value ) ? $cut( $value, $most->text ) : '';
			if ( '' !== $name && '' !== $text && ! isset( $fields[ $name ] ) && count( $fields ) < $most->count ) {
				$fields[ $name ] = $text;
			}
		}
		return $fields;
	}

	/** @return string|array|null */
	private static function answer( $given ) {
		return is_array( $given ) ? self::shorts( $given, 'answers' ) : self::short( $given );
	}

	private static function pairs( $given, callable $read ): array {
		$pairs = array();
		foreach ( array_slice( is_object( $given ) ? get_object_vars( $given ) : array(), 0, Enquiry_Rules::of( 'listed' )->answers, true ) as $name => $value ) {
			$kept = $read( $value );
			if ( null !== $kept && preg_match( '/\A\w{1,20}\z/', (string) $name ) ) {
				$pairs[ $name ] = $kept;
			}
		}
		return $pairs;
	}
}
