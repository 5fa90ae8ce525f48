<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a note or the steps of a visit as untrusted, like src/parts/insight/rules/readInsight.ts, and names the counters that it
 * adds to, like src/parts/insight/rules/counterKeys.ts. A test compares them. The questions come from questions.json, which the
 * build writes.
 */
class Insight_Reader {
	public const FIELDS = array(
		// A page opened before an update still sends a range, which is ignored.
		'note'  => array( 'kind', 'nonce', 'questions', 'answers', 'zone', 'fits', 'range' ),
		'steps' => array( 'kind', 'nonce', 'reached', 'last', 'language' ),
	);

	private const MAX_NONCE = 200;

	/** The problem; empty if the message can be used. */
	public string $problem = '';

	/** `note` or `steps`. */
	public string $kind = '';

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
		// A missing field is different from null, except for the two that may be missing.
		$given        += array( 'fits' => null, 'range' => null ) + array_fill_keys( self::FIELDS[ $kind ], false );
		$this->problem = 'note' === $kind ? $this->read_note( $given ) : $this->read_steps( $given );
	}

	/** @return string The problem. */
	private function read_note( array $given ): string {
		if ( ! in_array( $given['questions'], array( $this->known['version'], (float) $this->known['version'] ), true ) ) {
			return "questions must be {$this->known['version']}, the version of the questions.";
		}
		// At most two, because the selector offers a note only then.
		if ( ! in_array( $given['fits'], array( null, 0, 1, 2, 0.0, 1.0, 2.0 ), true ) ) {
			return 'fits must be a whole number below 3, or null.';
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

		$deciding       = array_flip( $this->known['deciding'] );
		$combination    = implode( '&', $pairs( array_intersect_key( $answers, $deciding ) ) );
		$this->counters = array_merge(
			array( 'note', "combination $combination" ),
			0 === (int) ( $given['fits'] ?? 1 ) ? array( "gap $combination" ) : array(),
			$pairs( array_diff_key( $answers, $deciding ) ),
			array( 'zone=' . ( $given['zone'] ?? 'unknown' ) )
		);
		return '';
	}

	/** @return string The problem. */
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

	/**
	 * The values by question, in the order of the questions and options. Null unless exactly the questions that are asked have
	 * values, all of them from their options.
	 */
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

	/** Like src/questionnaire/conditionHolds.ts. */
	private static function holds( ?array $condition, array $answers ): bool {
		if ( isset( $condition['all'] ) ) {
			return ! array_filter( $condition['all'], static fn( $part ) => ! self::holds( $part, $answers ) );
		}
		$values = $answers[ $condition['question'] ?? '' ] ?? array();
		return null === $condition || ( isset( $condition['is'] ) ? in_array( $condition['is'], $values, true ) : ! in_array( $condition['isNot'], $values, true ) );
	}
}
