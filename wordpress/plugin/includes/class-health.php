<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The test in Site Health: requests the two public routes as a visitor's browser does, without login. */
class Health {
	public static function add_test( array $tests ): array {
		$tests['async']['product_selector'] = array(
			'label'             => __( 'Product Selector', 'product-selector' ),
			'test'              => rest_url( Routes::NAME . '/health' ),
			'has_rest'          => true,
			'async_direct_test' => array( __CLASS__, 'test' ),
		);
		return $tests;
	}

	public static function test(): array {
		$blocked   = array();
		$unknown   = array();
		$published = true;
		foreach ( array( 'init', 'products' ) as $route ) {
			list( $status, $problem, $body ) = self::ask( $route );
			$line = trim( Routes::NAME . "/$route: " . ( $status ? "$status $problem" : $problem ) );
			if ( Routes::NOTHING === $body ) {
				$published = false;
			} elseif ( '' !== $problem && $status ) {
				$blocked[] = $line;
			} elseif ( '' !== $problem ) {
				$unknown[] = $line;
			}
		}
		if ( $blocked ) {
			$label = __( 'Product Selector can’t reach its products', 'product-selector' );
			$text  = __( 'Visitors who aren’t logged in get no reply from the selector’s REST API routes, so they see no products. The site’s replies to a visitor:', 'product-selector' );
			/* translators: %s: the part of the REST API, product-selector/v2. */
			$advice = __( 'Allow %s for visitors who aren’t logged in. Security plugins have a list of REST routes for this. A firewall or a site password can also be the cause.', 'product-selector' );
			return self::result( 'critical', $label, $text, sprintf( $advice, Routes::NAME ), array_merge( $blocked, $unknown ) );
		}
		if ( $unknown ) {
			$label = __( 'Product Selector couldn’t check whether it can reach its products', 'product-selector' );
			$text  = __( 'This site couldn’t call itself. Visitors may still be able to. It tried:', 'product-selector' );
			/* translators: %s: an address. */
			$advice = __( 'Open %s in a private window. If it shows products, all is well. If not, ask your host why the site can’t call itself.', 'product-selector' );
			return self::result( 'recommended', $label, $text, sprintf( $advice, rest_url( Routes::NAME . '/products' ) ), $unknown );
		}
		if ( ! $published ) {
			$label  = __( 'Product Selector has no catalogue yet', 'product-selector' );
			$text   = __( 'Visitors can answer the questions, but there are no products to show them.', 'product-selector' );
			$advice = __( 'Publish your catalogue under Settings → Product Selector.', 'product-selector' );
			return self::result( 'recommended', $label, $text, $advice );
		}
		$label = __( 'Product Selector can reach its products', 'product-selector' );
		$text  = __( 'The selector’s requests get replies, even for visitors who aren’t logged in.', 'product-selector' );
		return self::result( 'good', $label, $text );
	}

	/** Requests a public route. Returns the status (0 without a reply), the problem (a code or message), and the body's beginning. */
	private static function ask( string $route ): array {
		$answer = wp_remote_get(
			add_query_arg( 't', (string) time(), rest_url( Routes::NAME . '/' . $route ) ),
			array(
				'timeout'             => 5,
				'headers'             => array( 'Content-Type' => 'application/json' ),
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false ),
				'limit_response_size' => 64 * KB_IN_BYTES,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return array( 0, $answer->get_error_message(), '' );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$body   = trim( wp_remote_retrieve_body( $answer ) );
		if ( 200 === $status && preg_match( 'init' === $route ? '/^\{"nonce":"/' : '/^\{/', $body ) ) {
			return array( $status, '', $body );
		}
		$code = json_decode( $body )->code ?? null;
		return array( $status, is_string( $code ) ? $code : __( 'without a JSON reply', 'product-selector' ), $body );
	}

	/** A result in Site Health's format. */
	private static function result( string $status, string $label, string $text, string $advice = '', array $lines = array() ): array {
		$list        = $lines ? '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $lines ) ) . '</li></ul>' : '';
		$test        = 'product_selector';
		$badge       = array(
			'label' => __( 'Product Selector', 'product-selector' ),
			'color' => 'blue',
		);
		$description = '<p>' . esc_html( $text ) . '</p>' . $list;
		$actions     = $advice ? '<p>' . esc_html( $advice ) . '</p>' : '';
		return compact( 'label', 'status', 'badge', 'description', 'actions', 'test' );
	}
}
