<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The page Enquiries: the list and a single enquiry. Addresses have references only, nothing personal. */
class Enquiry_Page {
	private const NAME = 'product-selector-enquiries';

	/** What was done to how many, and to which if that can be undone, for the notice after a change. */
	private const DONE  = 'done';
	private const COUNT = 'count';
	private const IDS   = 'enquiries';

	public static function register(): void {
		if ( ! Enquiry_Store::is_set_up() ) {
			return;
		}
		$title = __( 'Enquiries', 'product-selector' );
		$page  = add_menu_page( $title, $title . self::suspected_count(), Enquiry_Store::CAPABILITY, self::NAME, array( __CLASS__, 'render' ), 'dashicons-email-alt', 26 );
		add_action( 'load-' . $page, array( __CLASS__, 'change' ) );
	}

	/** The number beside the menu's title, as WordPress shows comments that wait. */
	private static function suspected_count(): string {
		$count = current_user_can( Enquiry_Store::CAPABILITY ) ? Enquiry_List::counts()['suspected'] : 0;
		if ( 0 === $count ) {
			return '';
		}
		/* translators: %s: number of enquiries. */
		$text = sprintf( _n( '%s suspected', '%s suspected', $count, 'product-selector' ), number_format_i18n( $count ) );
		return sprintf( ' <span class="awaiting-mod"><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', number_format_i18n( $count ), esc_html( $text ) );
	}

	/** The address of one enquiry, or of the list. */
	public static function address( string $reference = '' ): string {
		return admin_url( 'admin.php?page=' . self::NAME . ( '' === $reference ? '' : '&enquiry=' . $reference ) );
	}

	/** The address of the list that a message about many enquiries names. @param string $kind many or suspected. */
	public static function list_address( string $kind ): string {
		return self::address() . ( 'suspected' === $kind ? '&state=suspected' : '' );
	}

	/** The actions of a tab or for one enquiry, in the order of their menu. @param string $tab A state, `trash`, or empty for any. */
	public static function actions( string $tab ): array {
		if ( 'trash' === $tab ) {
			return array(
				'restore' => __( 'Restore', 'product-selector' ),
				'delete'  => __( 'Delete permanently', 'product-selector' ),
			);
		}
		$actions = array(
			'done'      => __( 'Mark as done', 'product-selector' ),
			'inbox'     => __( 'Move to the inbox', 'product-selector' ),
			'suspected' => __( 'Mark as suspected', 'product-selector' ),
			'trash'     => __( 'Move to Trash', 'product-selector' ),
		);
		unset( $actions[ $tab ] );
		return $actions;
	}

	/** Carries out an action of the form or of the notice, then shows the list again. WordPress has checked the right to be here. */
	public static function change(): void {
		$table  = new Enquiry_Table();
		$action = (string) $table->current_action();
		if ( ! isset( ( self::actions( '' ) + self::actions( 'trash' ) )[ $action ] ) || ! isset( $_REQUEST[ self::IDS ] ) ) {
			return;
		}
		check_admin_referer( 'bulk-enquiries' );
		$ids     = wp_parse_id_list( wp_unslash( $_REQUEST[ self::IDS ] ) );
		$changed = Enquiry_List::change( $ids, $action );
		if ( in_array( $action, array( 'inbox', 'restore' ), true ) ) {
			Enquiry_Notifier::soon();
		}
		$notice  = array(
			self::DONE  => $action,
			self::COUNT => $changed,
		);
		if ( 'trash' === $action ) {
			$notice[ self::IDS ] = implode( ',', $ids );
		}
		wp_safe_redirect( add_query_arg( array( 'state' => $table->tab ) + $notice, self::address() ) );
		exit;
	}

	public static function render(): void {
		$reference = sanitize_text_field( wp_unslash( $_GET['enquiry'] ?? '' ) );
		echo '<div class="wrap">';
		'' === $reference ? self::render_list() : self::render_one( $reference );
		echo '</div>';
	}

	private static function render_list(): void {
		$table = new Enquiry_Table();
		$table->prepare_items();
		printf( '<h1>%s</h1>', esc_html( get_admin_page_title() ) );
		self::render_notice();
		$table->views();
		// POST keeps what is searched for out of addresses and logs.
		printf( '<form method="post" action="%s">', esc_url( add_query_arg( 'state', $table->tab, self::address() ) ) );
		$table->search_box( __( 'Search enquiries', 'product-selector' ), 'enquiries' );
		$table->display();
		echo '</form>';
		self::render_export();
	}

	private static function render_export(): void {
		global $wp_locale;
		$separators = array(
			',' => __( 'with commas', 'product-selector' ),
			';' => __( 'with semicolons', 'product-selector' ),
			'tab' => __( 'with tabs', 'product-selector' ),
		);
		// Spreadsheet programs expect semicolons where numbers have a comma.
		$usual = ',' === ( $wp_locale->number_format['decimal_point'] ?? '' ) ? ';' : ',';
		printf( '<form method="get" action="%s"><input type="hidden" name="action" value="product_selector_enquiries">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( 'product_selector_enquiries', '_wpnonce', false );
		printf( '<select name="separator" aria-label="%s">', esc_attr__( 'Separator', 'product-selector' ) );
		foreach ( $separators as $separator => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $separator ), selected( $separator, $usual, false ), esc_html( $label ) );
		}
		printf( '</select> <button class="button">%s</button></form>', esc_html__( 'Export all as CSV', 'product-selector' ) );
	}

	/** What the last action did, and for the Trash how to undo it. */
	private static function render_notice(): void {
		$count = absint( $_GET[ self::COUNT ] ?? 0 );
		$texts = array(
			/* translators: %s: number of enquiries. */
			'done'      => _n( '%s enquiry was marked as done.', '%s enquiries were marked as done.', $count, 'product-selector' ),
			/* translators: %s: number of enquiries. */
			'inbox'     => _n( '%s enquiry was moved to the inbox.', '%s enquiries were moved to the inbox.', $count, 'product-selector' ),
			/* translators: %s: number of enquiries. */
			'suspected' => _n( '%s enquiry was marked as suspected.', '%s enquiries were marked as suspected.', $count, 'product-selector' ),
			/* translators: %s: number of enquiries. */
			'trash'     => _n( '%s enquiry was moved to the Trash.', '%s enquiries were moved to the Trash.', $count, 'product-selector' ),
			/* translators: %s: number of enquiries. */
			'restore'   => _n( '%s enquiry was restored from the Trash.', '%s enquiries were restored from the Trash.', $count, 'product-selector' ),
			/* translators: %s: number of enquiries. */
			'delete'    => _n( '%s enquiry was permanently deleted.', '%s enquiries were permanently deleted.', $count, 'product-selector' ),
		);
		$text  = $texts[ sanitize_key( wp_unslash( $_GET[ self::DONE ] ?? '' ) ) ] ?? '';
		if ( '' === $text ) {
			return;
		}
		$html = esc_html( sprintf( $text, number_format_i18n( $count ) ) );
		$ids  = wp_parse_id_list( wp_unslash( $_GET[ self::IDS ] ?? '' ) );
		if ( $ids ) {
			$undo  = add_query_arg( array( 'action' => 'restore', self::IDS => implode( ',', $ids ) ), self::address() );
			$html .= sprintf( ' <a href="%s">%s</a>', esc_url( wp_nonce_url( $undo, 'bulk-enquiries' ) ), esc_html__( 'Undo', 'product-selector' ) );
		}
		wp_admin_notice( $html, array( 'type' => 'success', 'dismissible' => true ) );
	}

	private static function render_one( string $reference ): void {
		$row = Enquiry_List::find( 'reference', $reference );
		printf( '<p><a href="%s">%s</a></p>', esc_url( self::address() ), esc_html__( '← All enquiries', 'product-selector' ) );
		if ( ! $row ) {
			printf( '<h1>%s</h1>', esc_html__( 'This enquiry was deleted.', 'product-selector' ) );
			return;
		}
		/* translators: %s: name of a person. */
		printf( '<h1>%s</h1><table class="form-table">', esc_html( sprintf( __( 'Enquiry from %s', 'product-selector' ), $row->name ) ) );
		foreach ( Enquiry_Text::facts( $row ) as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line;overflow-wrap:anywhere">%s</td></tr>', esc_html( $label ), self::value( $row, $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'State', 'product-selector' ), esc_html( Enquiry_Table::tab_of( $row ) ) );
		if ( '' !== $row->suspicions ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Suspected because', 'product-selector' ), esc_html( Enquiry_Table::reasons( $row ) ) );
		}
		foreach ( Enquiry_Table::channels() as $channel => $label ) {
			if ( '' !== $row->$channel ) {
				printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( implode( '. ', array_filter( array( Enquiry_Table::state_text( $row->$channel ), $row->{$channel . '_fault'} ) ) ) ) );
			}
		}
		printf( '</table><form method="post" action="%s"><input type="hidden" name="enquiries[]" value="%d">', esc_url( self::address() ), (int) $row->id );
		wp_nonce_field( 'bulk-enquiries' );
		echo '<p class="submit">';
		if ( null !== $row->email ) {
			/* translators: %s: reference of the enquiry. */
			$subject = sprintf( __( 'Your enquiry %s', 'product-selector' ), $row->reference );
			printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( 'mailto:' . str_replace( '%40', '@', rawurlencode( $row->email ) ) . '?subject=' . rawurlencode( $subject ) ), esc_html__( 'Reply', 'product-selector' ) );
		}
		foreach ( self::actions( null === $row->trashed ? $row->state : 'trash' ) as $action => $label ) {
			printf( '<button class="button%s" name="action" value="%s">%s</button> ', in_array( $action, array( 'trash', 'delete' ), true ) ? ' button-link-delete' : '', esc_attr( $action ), esc_html( $label ) );
		}
		echo '</p></form>';
	}

	/** Text for the page. The address and the number open the programs for them. */
	private static function value( object $row, string $value ): string {
		$links = array(
			'mailto:' . $row->email                                        => $row->email,
			'tel:' . preg_replace( '/[^\d+]/', '', (string) $row->phone ) => $row->phone,
		);
		$link  = array_search( $value, $links, true );
		return $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $value ) ) : esc_html( $value );
	}

	/** Sends all enquiries as CSV, suspected ones too, marked. */
	public static function export(): void {
		if ( ! current_user_can( Enquiry_Store::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read enquiries.', 'product-selector' ), 403 );
		}
		check_admin_referer( 'product_selector_enquiries' );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="enquiries.csv"' );
		// Excel needs the mark to read UTF-8.
		$chosen    = sanitize_text_field( wp_unslash( $_GET['separator'] ?? ',' ) );
		$separator = array( ';' => ';', 'tab' => "\t" )[ $chosen ] ?? ',';
		echo "\xEF\xBB\xBF", Enquiry_Text::csv( null, $separator ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV.
		$from = 0;
		do {
			$rows = Enquiry_List::page( '', 200, $from );
			echo implode( '', array_map( static fn( $row ) => Enquiry_Text::csv( $row, $separator ), $rows ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV.
			$from += count( $rows );
		} while ( $rows );
		exit;
	}
}
