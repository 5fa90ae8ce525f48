<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** WordPress's tools for personal data: export, erasure, and a text for the policy. */
class Enquiry_Privacy {
	private const AT_ONCE = 100;

	public static function add_exporter( array $exporters ): array {
		$exporters['product-selector'] = array(
			'exporter_friendly_name' => __( 'Product Selector: enquiries', 'product-selector' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	public static function add_eraser( array $erasers ): array {
		$erasers['product-selector'] = array(
			'eraser_friendly_name' => __( 'Product Selector: enquiries', 'product-selector' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	public static function export( string $email, int $page = 1 ): array {
		$rows = Enquiry_Store::is_set_up() ? Enquiry_List::of( $email, self::AT_ONCE, ( $page - 1 ) * self::AT_ONCE ) : array();
		$data = array();
		foreach ( $rows as $row ) {
			$facts = array();
			foreach ( Enquiry_Text::all( $row ) as $name => $value ) {
				$facts[] = compact( 'name', 'value' );
			}
			$data[] = array(
				'group_id'    => 'product-selector',
				'group_label' => __( 'Enquiries', 'product-selector' ),
				'item_id'     => 'enquiry-' . $row->reference,
				'data'        => $facts,
			);
		}
		return array( 'data' => $data, 'done' => count( $rows ) < self::AT_ONCE );
	}

	public static function erase( string $email ): array {
		$rows    = Enquiry_Store::is_set_up() ? Enquiry_List::of( $email, self::AT_ONCE ) : array();
		$removed = Enquiry_List::change( wp_list_pluck( $rows, 'id' ), 'delete' );
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => $removed < count( $rows ),
			'messages'       => array(),
			'done'           => count( $rows ) < self::AT_ONCE,
		);
	}

	public static function add_policy_text(): void {
		$settings = Enquiry_Settings::all();
		$text     = '<p>' . esc_html__( 'The product selector works out which systems suit a home on the visitor’s own device. Answers and postcode stay there.', 'product-selector' ) . '</p>';
		if ( $settings['on'] ) {
			$text .= '<p>' . esc_html__( 'If a visitor sends an enquiry, we store what the form shows: name, email address or phone number, the best time to call, postcode, note, and the answers and the systems that the visitor leaves in. We use it to answer the enquiry.', 'product-selector' );
			$text .= ' ' . esc_html__( 'To hold off programs that write junk, we keep a keyed hash of the visitor’s address for an hour. It doesn’t lead back to the address.', 'product-selector' );
			/* translators: %d: number of days. */
			$text .= ' ' . esc_html( sprintf( __( 'It’s deleted after %d days.', 'product-selector' ), $settings['days'] ) ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Product Selector', 'product-selector' ), $text );
	}
}
