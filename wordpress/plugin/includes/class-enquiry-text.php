<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** An enquiry as data, as text for people, and as a line of CSV. */
class Enquiry_Text {
	/**
	 * Text that a spreadsheet program would calculate: it starts with one of these signs or their full-width forms, perhaps after
	 * blanks and quotes.
	 */
	private const FORMULA = '/\A[\s"\'\x{200b}\x{feff}]*[=+\-@\t\r\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]/u';

	/** The same inside a text, after a character that some program reads as the end of a cell because it expects another separator. */
	private const INSIDE = '/(?<=[,;|\t\r\n])(?=[\s"\'\x{200b}\x{feff}]*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}])/u';

	/** A phone number; no spreadsheet program calculates anything harmful from it. */
	private const PHONE = '/\A\+[\d ]+\z/';

	private const COLUMNS = array( 'reference', 'created', 'suspected', 'name', 'email', 'phone', 'callTime', 'postcode', 'note', 'marketing', 'system', 'way', 'systems', 'others', 'fields', 'answers', 'brief', 'state' );

	/** The same shape as in the embedded provider's list. */
	public static function data( object $row ): array {
		$brief = json_decode( $row->brief );
		$more  = array_intersect_key( (array) $brief, Enquiry_Store::IN_BRIEF );
		$brief = (object) array_diff_key( (array) $brief, Enquiry_Store::IN_BRIEF );
		return array(
			'reference'     => $row->reference,
			'key'           => $row->enquiry_key,
			'created'       => str_replace( ' ', 'T', $row->created ) . 'Z',
			'suspicions'    => '' === $row->suspicions ? array() : explode( ', ', $row->suspicions ),
			'name'          => $row->name,
			'email'         => $row->email,
			'phone'         => $row->phone,
			'postcode'      => $row->postcode,
			'note'          => $row->note,
			'marketing'     => null !== $row->marketing,
			'marketingText' => $row->marketing,
			'brief'         => $brief,
		) + $more;
	}

	/** The facts that a person reads first: labels and values of the given fields, without the brief. */
	public static function facts( object $row ): array {
		$brief = json_decode( $row->brief );
		$facts = array(
			__( 'Reference', 'product-selector' )            => $row->reference,
			__( 'Received', 'product-selector' )             => self::time( $row->created ),
			__( 'Name', 'product-selector' )                 => $row->name,
			__( 'Email', 'product-selector' )                => $row->email,
			__( 'Phone', 'product-selector' )                => $row->phone,
			__( 'Best time to call', 'product-selector' )    => self::call_time( $brief ),
			__( 'Postcode of the home', 'product-selector' ) => $row->postcode,
			__( 'System', 'product-selector' )               => self::systems( $brief ),
			__( 'Way to do it', 'product-selector' )         => self::way( $brief ),
			__( 'Also quote for', 'product-selector' )       => implode( ', ', array_map( array( System_Titles::class, 'with_id' ), $brief->others ?? array() ) ),
			__( 'Agreed to marketing', 'product-selector' )  => $row->marketing ?? __( 'no', 'product-selector' ),
			__( 'Also sent by the page', 'product-selector' ) => self::page_fields( $brief, "\n" ),
			__( 'Note', 'product-selector' )                 => $row->note,
		);
		return array_filter( $facts, static fn( $value ) => null !== $value && '' !== $value );
	}

	/** The brief as the visitor saw it. */
	public static function brief( object $row ): string {
		return json_decode( $row->brief )->text;
	}

	/** All fields with a value. */
	public static function all( object $row ): array {
		return self::facts( $row ) + array_filter( array( __( 'Brief', 'product-selector' ) => self::brief( $row ) ), 'strlen' );
	}

	/** Opens a mail to the visitor, with a greeting and the reference. */
	public static function reply_address( object $row ): string {
		/* translators: %s: reference of the enquiry. */
		$subject = sprintf( __( 'Your enquiry %s', 'product-selector' ), $row->reference );
		/* translators: %s: name of a person. */
		$greeting = sprintf( __( 'Hello %s,', 'product-selector' ), $row->name );
		/* translators: %s: reference of the enquiry. */
		$thanks = sprintf( __( 'Thank you for your enquiry %s.', 'product-selector' ), $row->reference );
		$to     = str_replace( '%40', '@', rawurlencode( (string) $row->email ) );
		return "mailto:$to?subject=" . rawurlencode( $subject ) . '&body=' . rawurlencode( "$greeting\r\n\r\n$thanks\r\n\r\n" );
	}

	/** All systems to buy, with their titles. */
	private static function systems( object $brief ): string {
		$ids = $brief->systems ?? array_filter( array( $brief->system ), 'is_string' );
		return implode( ', ', array_map( array( System_Titles::class, 'with_id' ), $ids ) );
	}

	/** The way to do the job; null in enquiries of earlier versions. */
	private static function way( object $brief ): ?string {
		$ways = array(
			'split'  => __( 'One split for the room', 'product-selector' ),
			'splits' => __( 'A split in each room', 'product-selector' ),
			'multi'  => __( 'One outdoor unit for all rooms', 'product-selector' ),
			'ducted' => __( 'Vents in the ceilings', 'product-selector' ),
		);
		return $ways[ $brief->way ?? '' ] ?? null;
	}

	/** The best time to call; null if the visitor has no preference. */
	public static function call_time( object $brief ): ?string {
		$times = array(
			'morning'   => __( 'morning', 'product-selector' ),
			'afternoon' => __( 'afternoon', 'product-selector' ),
			'evening'   => __( 'evening', 'product-selector' ),
		);
		return $times[ $brief->callTime ?? '' ] ?? null;
	}

	/** The page's own fields: "Campaign: Spring". */
	private static function page_fields( object $brief, string $separator, bool $is_cell = false ): string {
		$lines = array();
		foreach ( (array) ( $brief->fields ?? array() ) as $name => $text ) {
			// A colon doesn't separate cells, so the cell's own guard covers the name but not the text.
			$lines[] = $name . ': ' . ( $is_cell ? self::guarded( $text ) : $text );
		}
		return implode( $separator, $lines );
	}

	/** The time in the site's own zone. */
	public static function time( string $utc ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) strtotime( $utc . ' UTC' ) );
	}

	public static function mail( object $row ): string {
		$text = '';
		foreach ( self::all( $row ) as $label => $value ) {
			$text .= false === strpos( $value, "\n" ) ? "$label: $value\n" : "\n$label:\n$value\n";
		}
		return $text . "\n" . Enquiry_Page::address( $row->reference ) . "\n";
	}

	/** A line of CSV. Without an enquiry, the line with the column names. */
	public static function csv( ?object $row ): string {
		$cells = self::COLUMNS;
		if ( $row ) {
			$brief   = json_decode( $row->brief );
			$answers = array();
			foreach ( $brief->answers as $question => $answer ) {
				$answers[] = $question . ': ' . implode( ', ', (array) $answer );
			}
			$data  = self::data( $row );
			$cells = array( $row->reference, $data['created'], $row->suspicions, $row->name, $row->email, $row->phone, $brief->callTime ?? '', $row->postcode, $row->note, $row->marketing, $brief->system, $brief->way ?? '', implode( ', ', $brief->systems ?? array() ), implode( ', ', $brief->others ?? array() ), self::page_fields( $brief, '; ', true ), implode( '; ', $answers ), $brief->text, $row->state );
		}
		return implode( ',', array_map( array( __CLASS__, 'cell' ), $cells ) ) . "\r\n";
	}

	private static function cell( ?string $text ): string {
		return '"' . str_replace( '"', '""', self::guarded( (string) $text ) ) . '"';
	}

	/** Like src/catalogue/formula.ts: no part of a text becomes a formula, whatever separates the cells. */
	private static function guarded( string $text ): string {
		if ( ! preg_match( self::PHONE, $text ) ) {
			// Text that isn't UTF-8 loses its separators.
			$text = preg_replace( array( '/^- /m', self::INSIDE ), array( '• ', "'" ), $text ) ?? (string) preg_replace( '/[,;|\t\r\n]/', ' ', $text );
			$text = 0 === preg_match( self::FORMULA, $text ) ? $text : "'" . $text;
		}
		return $text;
	}
}
