<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a note or the steps of a visit as untrusted, as src/insight/readInsight.ts does, and names the counters to which it
 * adds, as src/insight/counterKeys.ts does. A test compares them. The questions come from questions.json, which the build writes.
 */
class Insight_Reader {
	private const FIELDS = array(
		'note'  => array( 'kind', 'nonce', 'questions', 'range', 'answers', 'zone' ),
		'steps' => array( 'kind', 'nonce', 'reached', 'last', 'language' ),
	);

	private const MAX_NONCE = 200;

	/** What is wrong; empty if it can be used. */
	public string $problem = '';

	/** `note` or `steps`. */
	public string $kind = '';

	/** The day of a note's catalogue; empty if it's unknown, and for steps. */
	public string $catalogue = '';

	/** @var string[] */
	public array $counters = array();

	public ?string $nonce = null;

	/** The question set and the words of the contract. */
	private array $known;

	/** @param mixed $body Decoded JSON, with objects as objects. */
	public function __construct( $body ) {
		$this->known = (array) wp_json_file_decode( dirname( FILE ) . '/questions.json', array( 'associative' => true ) );
		$given       = is_object( $body ) ? get_object_vars( $body ) : array();
		$kind        = $given['kind'] ?? null;
		if ( ! is_string( $kind ) || ! isset( self::FIELDS[ $kind ] ) ) {
			$this->problem = 'kind must be note or steps.';
			return;
		}
		if ( array_diff( array_map( 'strval', array_keys( $given ) ), self::FIELDS[ $kind ] ) ) {
			$this->problem = 'A body of this kind has only ' . implode( ', ', self::FIELDS[ $kind ] ) . '.';
			return;
		}
		$nonce       = $given['nonce'] ?? null;
		$this->nonce = is_string( $nonce ) && strlen( $nonce ) <= self::MAX_NONCE ? $nonce : null;
		$this->kind  = $kind;
		// What is left out differs from null.
		$given        += array_fill_keys( self::FIELDS[ $kind ], false );
		$this->problem = 'note' === $kind ? $this->read_note( $given ) : $this->read_steps( $given );
	}

	/** @return string What is wrong. */
	private function read_note( array $given ): string {
		if ( ! in_array( $given['questions'], array( $this->known['version'], (float) $this->known['version'] ), true ) ) {
			return "questions must be {$this->known['version']}, the version of the questions.";
		}
		if ( null !== $given['range'] && ! self::is_day( $given['range'] ) ) {
			return 'range must be the day on which the catalogue last changed, such as 2026-11-20, or null.';
		}
		if ( null !== $given['zone'] && ! in_array( $given['zone'], $this->known['zones'], true ) ) {
			return 'zone must be ' . implode( ', ', $this->known['zones'] ) . ' or null.';
		}
		$answers = $this->read_answers( $given['answers'] );
		if ( null === $answers ) {
			return 'answers leaves a question open, or has an answer that the questions don’t offer.';
		}
		$pairs = static function ( array $answers ): array {
			$pairs = array();
			foreach ( $answers as $question => $values ) {
				foreach ( $values as $value ) {
					$pairs[] = "$question=$value";
				}
			}
			return $pairs;
		};

		$wish            = $pairs( array_intersect_key( $answers, array_flip( $this->known['deciding'] ) ) );
		$this->catalogue = (string) $given['range'];
		$this->counters  = array_merge( array( 'note', 'wish ' . implode( '&', $wish ) ), $pairs( $answers ), array( 'zone=' . ( $given['zone'] ?? 'unknown' ) ) );
		return '';
	}

	/** @return string What is wrong. */
	private function read_steps( array $given ): string {
		if ( ! in_array( $given['reached'], $this->known['steps'], true ) ) {
			return 'reached must be one of ' . implode( ', ', $this->known['steps'] ) . '.';
		}
		if ( null !== $given['last'] && ! in_array( $given['last'], $this->known['asked_of_all'], true ) ) {
			return 'last must be one of ' . implode( ', ', $this->known['asked_of_all'] ) . ', or null.';
		}
		if ( ! is_string( $given['language'] ) || ! preg_match( '/\A[a-z]{2,3}\z/', $given['language'] ) ) {
			return 'language must be two or three letters.';
		}
		$this->counters = array( "reached={$given['reached']}", 'last=' . ( $given['last'] ?? 'none' ), "language={$given['language']}" );
		return '';
	}

	/** A day of the calendar up to tomorrow, since clocks and time zones differ. */
	private static function is_day( $text ): bool {
		return is_string( $text ) && preg_match( '/\A(20[2-9]\d)-(\d\d)-(\d\d)\z/', $text, $found )
			&& checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) && strtotime( "$text UTC" ) <= time() + DAY_IN_SECONDS;
	}

	/** The values by question, in the order of the questions and options; null unless each question that is asked, and no other, has values that it offers. */
	private function read_answers( $given ): ?array {
		if ( ! is_object( $given ) ) {
			return null;
		}
		$given   = get_object_vars( $given );
		$answers = array();
		foreach ( $this->known['questions'] as $id => $question ) {
			if ( ! self::holds( $question['askedWhen'] ?? null, $answers ) ) {
				continue;
			}
			$values = $given[ $id ] ?? null;
			$values = is_string( $values ) ? array( $values ) : $values;
			if ( ! is_array( $values ) || ! $values || array_filter( $values, 'is_string' ) !== $values ) {
				return null;
			}
			$chosen = array_filter(
				$question['options'],
				static fn( $option ) => in_array( $option['value'], $values, true ) && self::holds( $option['condition'] ?? null, $answers )
			);
			$alone  = array_filter( $chosen, static fn( $option ) => empty( $question['isMultiple'] ) || empty( $option['isMultiSelect'] ) );

			$answers[ $id ] = array_column( $chosen, 'value' );
			if ( array_diff( $values, $answers[ $id ] ) || ( $alone && count( $values ) > 1 ) ) {
				return null;
			}
		}
		return array_diff_key( $given, $answers ) ? null : $answers;
	}

	/** As src/questionnaire/conditionHolds.ts. */
	private static function holds( ?array $condition, array $answers ): bool {
		if ( isset( $condition['all'] ) ) {
			return ! array_filter( $condition['all'], static fn( $part ) => ! self::holds( $part, $answers ) );
		}
		$values = $answers[ $condition['question'] ?? '' ] ?? array();
		return null === $condition || ( isset( $condition['is'] ) ? in_array( $condition['is'], $values, true ) : ! in_array( $condition['isNot'], $values, true ) );
	}
}
