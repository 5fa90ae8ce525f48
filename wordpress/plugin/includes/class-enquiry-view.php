<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** One enquiry: the actions and facts first, then the brief, folded. */
class Enquiry_View {
	public static function render( string $reference ): void {
		$row = Enquiry_List::find( 'reference', $reference );
		printf( '<p><a href="%s">%s</a></p>', esc_url( Enquiry_Page::address() ), esc_html__( '← All enquiries', 'product-selector' ) );
		if ( ! $row ) {
			printf( '<h1>%s</h1>', esc_html__( 'This enquiry was deleted.', 'product-selector' ) );
			return;
		}
		/* translators: %s: name of a person. */
		printf( '<h1>%s</h1>', esc_html( sprintf( __( 'Enquiry from %s', 'product-selector' ), $row->name ) ) );
		self::render_actions( $row );
		echo '<table class="form-table">';
		foreach ( Enquiry_Text::facts( $row ) + self::states( $row ) as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line;overflow-wrap:anywhere">%s</td></tr>', esc_html( $label ), self::value( $row, $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
		printf( '</table><details><summary>%s</summary><div style="white-space:pre-line;overflow-wrap:anywhere">%s</div></details>', esc_html__( 'Brief', 'product-selector' ), esc_html( Enquiry_Text::brief( $row ) ) );
	}

	private static function render_actions( object $row ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="enquiries[]" value="%d">', esc_url( Enquiry_Page::address() ), (int) $row->id );
		wp_nonce_field( 'bulk-enquiries' );
		echo '<p>';
		if ( null !== $row->email ) {
			printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( Enquiry_Text::reply_address( $row ) ), esc_html__( 'Reply', 'product-selector' ) );
		}
		foreach ( Enquiry_Page::actions( Enquiry_List::tab_of( $row ) ) as $action => $label ) {
			printf( '<button class="button%s" name="action" value="%s">%s</button> ', in_array( $action, array( 'trash', 'delete' ), true ) ? ' button-link-delete' : '', esc_attr( $action ), esc_html( $label ) );
		}
		echo '</p></form>';
	}

	/** The enquiry's state, the reasons to suspect it, and its messages. */
	private static function states( object $row ): array {
		$states = array( __( 'State', 'product-selector' ) => Enquiry_Table::tab_name( $row ) );
		if ( '' !== $row->suspicions ) {
			$states[ __( 'Suspected because', 'product-selector' ) ] = Enquiry_Table::reasons( $row );
		}
		foreach ( Enquiry_Table::channels() as $channel => $label ) {
			if ( '' !== $row->$channel ) {
				$states[ $label ] = implode( '. ', array_filter( array( Enquiry_Table::state_text( $row->$channel ), $row->{$channel . '_fault'} ) ) );
			}
		}
		return $states;
	}

	/** Text for the page. The address and the number link to the programs for them. */
	private static function value( object $row, string $value ): string {
		$links = array(
			'mailto:' . $row->email                                        => $row->email,
			'tel:' . preg_replace( '/[^\d+]/', '', (string) $row->phone ) => $row->phone,
		);
		$link  = array_search( $value, $links, true );
		return $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $value ) ) : esc_html( $value );
	}
}
