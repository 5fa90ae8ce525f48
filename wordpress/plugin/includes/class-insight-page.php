<?php
namespace ProductSelector;

use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The page Insight, and its data. The script computes the tables by the rules that all providers share
 * (src/parts/insight/rules/insightTables.ts).
 */
class Insight_Page {
	private const NAME = 'product-selector-insight';

	/** The number of enquiries read at once. A brief may have 16 kB. */
	private const AT_ONCE = 200;

	public static function register(): void {
		if ( ! Insight_Store::is_set_up() ) {
			return;
		}
		$title = __( 'Insight', 'product-selector' );
		$page  = add_dashboard_page( $title, $title, Enquiry_Store::CAPABILITY, self::NAME, array( __CLASS__, 'render' ) );
		add_action( 'load-' . $page, array( Admin_Page::class, 'enqueue_script' ) );
	}

	public static function render(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html( get_admin_page_title() ) );
		Admin_Page::render_place( self::NAME, array( 'login' => wp_login_url( admin_url( 'index.php?page=' . self::NAME ) ) ) );
		echo '</div>';
	}

	/** `GET /insight`: the switches, the counters, and the systems that enquiries ask for. @return WP_REST_Response|WP_Error */
	public static function data() {
		$on       = Insight_Settings::all();
		$counters = Insight_Store::is_set_up() ? Insight_Store::ended() : array();
		if ( null === $counters ) {
			$message = __( 'The counters couldn’t be read from the database. The site’s error log has the reason.', 'product-selector' );
			return Routes::problem( 'rest_insight_not_read', 500, $message );
		}
		$data = array(
			'now'       => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'on'        => $on,
			'counters'  => array_map( array( __CLASS__, 'counter' ), $counters ),
			'enquiries' => $on['enquiries'] && Enquiry_Store::is_set_up() ? self::enquiries() : null,
		);
		return new WP_REST_Response( $data, 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/** The shape of src/parts/insight/rules/insight.ts. */
	private static function counter( object $row ): array {
		return array(
			'week'  => $row->week,
			'key'   => $row->counter,
			'count' => (int) $row->total,
		);
	}

	/** The system and answers of each enquiry, without its sender. Suspected ones and the Trash are left out. */
	private static function enquiries(): array {
		$found = array();
		foreach ( array( 'inbox', 'done' ) as $state ) {
			$from = 0;
			do {
				$rows = Enquiry_List::page( $state, self::AT_ONCE, $from );
				foreach ( $rows as $row ) {
					$brief   = json_decode( $row->brief );
					$found[] = array(
						'created'    => str_replace( ' ', 'T', $row->created ) . 'Z',
						'suspicions' => array(),
						'postcode'   => $row->postcode,
						'brief'      => array(
							'answers' => $brief->answers,
							'system'  => $brief->system,
						),
					);
				}
				$from += count( $rows );
			} while ( $rows );
		}
		return $found;
	}
}
