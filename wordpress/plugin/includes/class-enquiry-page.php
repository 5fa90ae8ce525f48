<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The page Enquiries. Its addresses contain only references, nothing personal. */
class Enquiry_Page {
	private const NAME = 'product-selector-enquiries';

	/** Screen Options: the number of enquiries on a page. */
	public const PER_PAGE      = 'product_selector_enquiries_per_page';
	public const USUAL_ON_PAGE = 20;
	private const MOST_ON_PAGE = 200;

	/** For the notice after a change: the action, and the number of enquiries. */
	private const DONE  = 'done';
	private const COUNT = 'count';
	private const IDS   = 'enquiries';

	public static function register(): void {
		if ( ! Enquiry_Store::is_set_up() ) {
			return;
		}
		$title = __( 'Enquiries', 'product-selector' );
		$page  = add_menu_page( $title, $title . self::waiting_count(), Enquiry_Store::CAPABILITY, self::NAME, array( __CLASS__, 'render' ), 'dashicons-email-alt', 26 );
		add_action( 'load-' . $page, array( __CLASS__, 'load' ) );
	}

	/** The number beside the menu's title, in the style of WordPress's waiting comments. */
	private static function waiting_count(): string {
		$count = current_user_can( Enquiry_Store::CAPABILITY ) && Enquiry_Store::is_current() ? Enquiry_List::counts()['inbox'] : 0;
		if ( 0 === $count ) {
			return '';
		}
		/* translators: %s: number of enquiries. */
		$text = sprintf( _n( '%s enquiry waits', '%s enquiries wait', $count, 'product-selector' ), number_format_i18n( $count ) );
		return sprintf( ' <span class="awaiting-mod"><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', number_format_i18n( $count ), esc_html( $text ) );
	}

	/** The address of one enquiry, or of the list. */
	public static function address( string $reference = '' ): string {
		return admin_url( 'admin.php?page=' . self::NAME . ( '' === $reference ? '' : '&enquiry=' . $reference ) );
	}

	/** The actions of a tab or for one enquiry, in menu order. @param string $tab A state, `trash`, or empty for all tabs. */
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

	/** Runs before the page is shown. WordPress has checked the right to see it. */
	public static function load(): void {
		if ( isset( $_GET['enquiry'] ) ) {
			return;
		}
		// Screen Options shows the columns of the table.
		self::change( new Enquiry_Table() );
		add_screen_option( 'per_page', array( 'default' => self::USUAL_ON_PAGE, 'option' => self::PER_PAGE ) );
	}

	/** Checks a value that Screen Options saves. */
	public static function clean_per_page( $kept, $option, $value ): int {
		return max( 1, min( self::MOST_ON_PAGE, (int) $value ) );
	}

	/** Carries out an action from the form, from a row or from the notice, then shows the list again, in the same order. */
	private static function change( Enquiry_Table $table ): void {
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
		$notice  = array( self::DONE => $action, self::COUNT => $changed );
		// The form is sent to the list's own address, for which wp_get_referer() is false. wp_safe_redirect() checks the host.
		$list = remove_query_arg( array( 'enquiry', 'action', self::DONE, self::COUNT, self::IDS ), wp_get_raw_referer() ?: self::address() );
		wp_safe_redirect( add_query_arg( $notice, $list ) );
		exit;
	}

	public static function render(): void {
		$reference = sanitize_text_field( wp_unslash( $_GET['enquiry'] ?? '' ) );
		$fault     = Enquiry_Health::fault();
		echo '<div class="wrap">';
		if ( $fault ) {
			printf( '<h1>%s</h1>', esc_html( get_admin_page_title() ) );
			list( $label, $text, $advice ) = array_map( 'esc_html', $fault );
			wp_admin_notice( "<strong>$label.</strong> $text $advice", array( 'type' => 'error' ) );
		} else {
			'' === $reference ? self::render_list() : Enquiry_View::render( $reference );
		}
		echo '</div>';
	}

	private static function render_list(): void {
		$table = new Enquiry_Table();
		$table->prepare_items();
		printf( '<h1>%s</h1>', esc_html( get_admin_page_title() ) );
		self::render_notice();
		// The table's links keep the rest of the address, but not the notice, which would return with Back.
		$_SERVER['REQUEST_URI'] = remove_query_arg( array( self::DONE, self::COUNT, self::IDS ) );
		$table->views();
		// POST keeps search texts out of addresses and logs.
		printf( '<form method="post" action="%s">', esc_url( add_query_arg( array() ) ) );
		$table->search_box( __( 'Search enquiries', 'product-selector' ), 'enquiries' );
		$table->display();
		echo '</form>';
		self::render_export();
	}

	private static function render_export(): void {
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=product_selector_enquiries' ), 'product_selector_enquiries' );
		printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'Export all as CSV', 'product-selector' ) );
	}

	/** The result of the last action. */
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
		wp_admin_notice( esc_html( sprintf( $text, number_format_i18n( $count ) ) ), array( 'type' => 'success', 'dismissible' => true ) );
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
		echo "\xEF\xBB\xBF", Enquiry_Text::csv( null ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV.
		$from = 0;
		do {
			$rows = Enquiry_List::page( '', 200, $from );
			echo implode( '', array_map( array( Enquiry_Text::class, 'csv' ), $rows ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV.
			$from += count( $rows );
		} while ( $rows );
		exit;
	}
}
