<?php
namespace ProductSelector;

use WP_List_Table;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

class Enquiry_Table extends WP_List_Table {
	/** A search has no pages, because their links would show the search text in the address. */
	private const MAX_FOUND = 200;

	/** A state of the store, `trash`, or empty for all outside the Trash. */
	public string $tab;

	/** The search text; a search covers all tabs. */
	private string $search;

	public function __construct() {
		parent::__construct( array( 'singular' => 'enquiry', 'plural' => 'enquiries' ) );
		$tab          = sanitize_key( wp_unslash( $_GET['state'] ?? 'inbox' ) );
		$this->tab    = in_array( $tab, array_merge( Enquiry_Store::STATES, array( 'trash' ) ), true ) ? $tab : '';
		$this->search = isset( $_POST['s'] ) ? sanitize_text_field( wp_unslash( $_POST['s'] ) ) : '';
	}

	public function get_columns(): array {
		return array(
			'cb'        => '<input type="checkbox">',
			'name'      => __( 'Name', 'product-selector' ),
			'contact'   => __( 'Email or phone', 'product-selector' ),
			'system'    => __( 'System', 'product-selector' ),
			'reference' => __( 'Reference', 'product-selector' ),
			'received'  => __( 'Received', 'product-selector' ),
			'told'      => __( 'Passed on', 'product-selector' ),
		);
	}

	protected function get_bulk_actions(): array {
		return Enquiry_Page::actions( '' === $this->search ? $this->tab : '' );
	}

	protected function get_views(): array {
		$counts = Enquiry_List::counts();
		$links  = array();
		foreach ( self::tabs() as $state => $label ) {
			$links[ $state ] = array(
				'url'     => add_query_arg( compact( 'state' ), Enquiry_Page::address() ),
				'label'   => sprintf( '%s <span class="count">(%s)</span>', esc_html( $label ), number_format_i18n( $counts[ $state ] ) ),
				'current' => '' === $this->search && ( $state === $this->tab || ( 'all' === $state && '' === $this->tab ) ),
			);
		}
		return $this->get_views_links( $links );
	}

	private static function tabs(): array {
		return array(
			'inbox'     => __( 'Inbox', 'product-selector' ),
			'suspected' => __( 'Suspected', 'product-selector' ),
			'done'      => __( 'Done', 'product-selector' ),
			'all'       => __( 'All', 'product-selector' ),
			'trash'     => __( 'Trash', 'product-selector' ),
		);
	}

	/** The name of the tab that shows this enquiry. */
	public static function tab_name( object $row ): string {
		return self::tabs()[ Enquiry_List::tab_of( $row ) ];
	}

	public function prepare_items(): void {
		if ( '' !== $this->search ) {
			$this->items = Enquiry_List::search( $this->search, self::MAX_FOUND );
			return;
		}
		$per_page = $this->get_items_per_page( Enquiry_Page::PER_PAGE, Enquiry_Page::USUAL_ON_PAGE );
		$this->set_pagination_args(
			array( 'total_items' => Enquiry_List::counts()[ '' === $this->tab ? 'all' : $this->tab ], 'per_page' => $per_page )
		);
		$this->items = Enquiry_List::page( $this->tab, $per_page, ( $this->get_pagenum() - 1 ) * $per_page );
	}

	public function no_items(): void {
		esc_html_e( 'No enquiries here.', 'product-selector' );
	}

	/** @param object $row */
	protected function column_cb( $row ): string {
		/* translators: %s: name of a person. */
		$label = sprintf( __( 'Select the enquiry from %s', 'product-selector' ), $row->name );
		return sprintf( '<label class="screen-reader-text" for="enquiry-%1$d">%2$s</label><input type="checkbox" id="enquiry-%1$d" name="enquiries[]" value="%1$d">', (int) $row->id, esc_html( $label ) );
	}

	protected function column_name( object $row ): string {
		$reasons  = '' === $row->suspicions ? '' : '<br>' . esc_html( self::reasons( $row ) );
		$is_mixed = '' !== $this->search || '' === $this->tab;
		$place    = $is_mixed ? sprintf( ' — <span class="post-state">%s</span>', esc_html( self::tab_name( $row ) ) ) : '';
		return sprintf( '<a class="row-title" href="%s">%s</a>%s%s', esc_url( Enquiry_Page::address( $row->reference ) ), esc_html( $row->name ), $place, $reasons );
	}

	/** @param object $row */
	protected function handle_row_actions( $row, $column_name, $primary ): string {
		if ( $column_name !== $primary ) {
			return '';
		}
		$names = self::tabs() + Enquiry_Page::actions( 'trash' );
		$links = array();
		foreach ( array_keys( Enquiry_Page::actions( Enquiry_List::tab_of( $row ) ) ) as $action ) {
			$address          = add_query_arg( array( 'action' => $action, 'enquiries' => $row->id ), Enquiry_Page::address() );
			$links[ $action ] = self::row_action( wp_nonce_url( $address, 'bulk-enquiries' ), $names[ $action ], $row );
		}
		if ( null !== $row->email ) {
			$links['reply'] = self::row_action( Enquiry_Text::reply_address( $row ), __( 'Reply', 'product-selector' ), $row );
		}
		return $this->row_actions( $links );
	}

	private static function row_action( string $address, string $name, object $row ): string {
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $address ), esc_attr( "$name: $row->name" ), esc_html( $name ) );
	}

	/** @param object $row */
	protected function column_default( $row, $column ): string {
		switch ( $column ) {
			case 'contact':
				$time  = Enquiry_Text::call_time( Enquiry_Text::data( $row ) );
				$lines = array_filter( array( $row->email, null === $time ? $row->phone : "$row->phone ($time)" ) );
				return implode( '<br>', array_map( 'esc_html', $lines ) );
			case 'system':
				$brief   = json_decode( $row->brief );
				$systems = array_merge( $brief->systems ?? array( $brief->system ), $brief->others ?? array() );
				$text    = implode( ', ', array_map( array( System_Titles::class, 'with_id' ), array_filter( $systems, 'is_string' ) ) );
				break;
			case 'received':
				$text = Enquiry_Text::time( $row->created );
				break;
			case 'told':
				$lines = array();
				foreach ( self::channels() as $channel => $label ) {
					if ( '' !== $row->$channel ) {
						$lines[] = $label . ': ' . self::state_text( $row->$channel );
					}
				}
				return implode( '<br>', array_map( 'esc_html', $lines ) );
			default:
				$text = $row->$column;
		}
		return esc_html( (string) $text );
	}

	/** Names of the channels on which enquiries are passed on. */
	public static function channels(): array {
		return array( 'mail' => __( 'Mail', 'product-selector' ), 'webhook' => __( 'Webhook', 'product-selector' ) );
	}

	public static function state_text( string $state ): string {
		$texts = array(
			Enquiry_Queue::TOLD     => __( 'sent', 'product-selector' ),
			Enquiry_Queue::WAITING  => __( 'waiting', 'product-selector' ),
			Enquiry_Queue::HELD     => __( 'held back', 'product-selector' ),
			Enquiry_Queue::GIVEN_UP => __( 'failed', 'product-selector' ),
		);
		return $texts[ $state ] ?? $state;
	}

	public static function reasons( object $row ): string {
		$texts = array(
			'too fast'     => __( 'sent within 3 seconds', 'product-selector' ),
			'hidden field' => __( 'filled in a hidden field', 'product-selector' ),
			'links'        => __( 'has a link in the name', 'product-selector' ),
			'repeat'       => __( 'repeats another one', 'product-selector' ),
			'one sender'   => __( 'one of many from one sender', 'product-selector' ),
		);
		return implode( ', ', array_map( static fn( $reason ) => $texts[ $reason ] ?? $reason, explode( ', ', $row->suspicions ) ) );
	}
}
