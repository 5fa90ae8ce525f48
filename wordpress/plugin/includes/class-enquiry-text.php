<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** An enquiry as data, as text for people, and as a line of CSV. */
class Enquiry_Text {
	/** The same shape as in the embedded provider's list. */
	public static function data( object $row ): array {
		$brief = (array) json_decode( $row->brief );
		// Earlier versions kept two fields beside those of the brief.
		$more  = (array) ( $brief['more'] ?? array_intersect_key( $brief, array( 'callTime' => 1, 'fields' => 1 ) ) );
		$brief = (object) array_diff_key( $brief, $more, array( 'more' => 1 ) );
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
		$data  = self::data( $row );
		$brief = $data['brief'];
		$facts = array(
			__( 'Reference', 'product-selector' )            => $row->reference,
			__( 'Received', 'product-selector' )             => self::time( $row->created ),
			__( 'Name', 'product-selector' )                 => $row->name,
			__( 'Email', 'product-selector' )                => $row->email,
			__( 'Phone', 'product-selector' )                => $row->phone,
			__( 'Best time to call', 'product-selector' )    => self::call_time( $data ),
			__( 'Postcode of the home', 'product-selector' ) => $row->postcode,
			__( 'System', 'product-selector' )               => self::systems( $brief ),
			__( 'Way to do it', 'product-selector' )         => self::way( $brief ),
			__( 'Also quote for', 'product-selector' )       => implode( ', ', array_map( array( System_Titles::class, 'with_id' ), $brief->others ?? array() ) ),
			__( 'Agreed to marketing', 'product-selector' )  => $row->marketing ?? __( 'no', 'product-selector' ),
			__( 'Also sent by the page', 'product-selector' ) => self::page_fields( $data ),
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

	/** Opens a mail to the visitor, with the reference. */
	public static function reply_address( object $row ): string {
		/* translators: %s: reference of the enquiry. */
		$subject = sprintf( __( 'Your enquiry %s', 'product-selector' ), $row->reference );
		return 'mailto:' . str_replace( '%40', '@', rawurlencode( (string) $row->email ) ) . '?subject=' . rawurlencode( $subject );
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
	public static function call_time( array $data ): ?string {
		$times = array(
			'morning'   => __( 'morning', 'product-selector' ),
			'afternoon' => __( 'afternoon', 'product-selector' ),
			'evening'   => __( 'evening', 'product-selector' ),
		);
		return $times[ $data['callTime'] ?? '' ] ?? null;
	}

	/** A line for each of the page's own fields: "Campaign: Spring". */
	private static function page_fields( array $data ): string {
		$fields = (array) ( $data['fields'] ?? array() );
		return implode( "\n", array_map( static fn( $name, $text ) => "$name: $text", array_keys( $fields ), $fields ) );
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

	/** A line of CSV, as of the command line. Without an enquiry, the line with the column names. The state is WordPress's own. */
	public static function csv( ?object $row ): string {
		$cells = (array) Enquiry_Rules::of( 'columns' );
		$data  = $row ? self::data( $row ) : array();
		foreach ( $row ? array_keys( $cells ) : array() as $fact ) {
			$cells[ $fact ] = $data;
			foreach ( explode( '.', $fact ) as $step ) {
				$cells[ $fact ] = ( (array) $cells[ $fact ] )[ $step ] ?? '';
			}
		}
		$cells[] = $row ? $row->state : 'state';
		$quoted  = static fn( $cell ) => '"' . str_replace( '"', '""', self::guarded( self::cell( $cell ) ) ) . '"';
		return implode( ',', array_map( $quoted, $cells ) ) . "\r\n";
	}

	/** A list has commas; what has names has semicolons. @param string|array|object $value */
	private static function cell( $value ): string {
		$pairs = array();
		foreach ( is_object( $value ) ? get_object_vars( $value ) : array() as $name => $one ) {
			// A colon doesn't separate cells, so the cell's own guard covers the name but not the text.
			$pairs[] = "$name: " . self::guarded( self::cell( $one ) );
		}
		return is_object( $value ) ? implode( '; ', $pairs ) : implode( ', ', (array) $value );
	}

	/** Like src/catalogue/formula.ts: no part of a text becomes a formula, whatever separates the cells. */
	private static function guarded( string $text ): string {
		$formula = Enquiry_Rules::of( 'formula' );
		if ( ! preg_match( $formula->phone, $text ) ) {
			$text = (string) preg_replace( array( '/^- /m', $formula->inside ), array( '• ', "'" ), $text );
			$text = preg_match( $formula->begins, $text ) ? "'" . $text : $text;
		}
		return $text;
	}
}
