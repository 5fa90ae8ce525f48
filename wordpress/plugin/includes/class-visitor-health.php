<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The test in Site Health: can visitors be told apart? The limits against junk need that. */
class Visitor_Health {
	public static function add_test( array $tests ): array {
		if ( Enquiry_Settings::all()['on'] ) {
			$tests['direct']['product_selector_visitors'] = array(
				'label' => __( 'Product Selector: visitors’ addresses', 'product-selector' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	public static function test(): array {
		return array( 'test' => 'product_selector_visitors' ) + self::result();
	}

	private static function result(): array {
		$address = Visitor_Address::find();
		/* translators: %s: an IP address. */
		$seen   = '' === $address ? __( 'The address of this request isn’t known.', 'product-selector' ) : sprintf( __( 'This request came from %s.', 'product-selector' ), $address );
		$advice = __( 'If a proxy or a CDN stands before the site, choose the header with the visitor’s address under Settings → Product Selector → Enquiries, or let the server put it into REMOTE_ADDR.', 'product-selector' );
		$names  = '' === $address ? Visitor_Address::proxy_headers() : array();
		if ( $names ) {
			$label = __( 'Visitors come through a proxy and can’t be told apart', 'product-selector' );
			/* translators: 1: an IP address, 2: names of HTTP headers. */
			$text = sprintf( __( 'The connection comes from %1$s, and a proxy has added headers: %2$s.', 'product-selector' ), Visitor_Address::remote(), implode( ', ', $names ) );
			return Health::result( 'recommended', $label, $text, $advice );
		}
		return Health::result( 'good', __( 'Nothing hides where visitors come from', 'product-selector' ), $seen );
	}
}
