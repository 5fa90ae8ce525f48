<?php
/**
 * The test in Site Health.
 *
 * @package ProductSelector
 */

namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Calls the two public routes as a visitor's browser does: without login, from outside.
 */
class Health {
	const ID = 'product_selector';

	/**
	 * Adds the test to those of Site Health.
	 *
	 * @param array[] $tests The tests there are.
	 * @return array[]
	 */
	public static function add_test( $tests ) {
		$tests['async'][ self::ID ] = array(
			'label'             => __( 'Product Selector', 'product-selector' ),
			'test'              => rest_url( Routes::NAME . '/health' ),
			'has_rest'          => true,
			'async_direct_test' => array( __CLASS__, 'test' ),
		);
		return $tests;
	}

	/**
	 * Runs the test.
	 *
	 * @return array A result in the shape of Site Health.
	 */
	public static function test() {
		$blocked  = array();
		$unknown  = array();
		$no_range = false;
		foreach ( array( 'init', 'products' ) as $route ) {
			list( $answered, $status, $said ) = self::ask( $route );
			if ( ! $answered && 'rest_no_catalogue' === $said ) {
				$no_range = true;
			} elseif ( ! $answered ) {
				/* translators: 1: a route, such as product-selector/v2/init; 2: HTTP status, such as 403; 3: error code or message. */
				$line = sprintf( __( '%1$s: %2$s %3$s', 'product-selector' ), Routes::NAME . '/' . $route, $status, $said );
				if ( $status ) {
					$blocked[] = $line;
				} else {
					$unknown[] = $line;
				}
			}
		}
		if ( $blocked ) {
			return self::result(
				'critical',
				__( 'Product Selector cannot reach its products', 'product-selector' ),
				__( 'Visitors who are not logged in get no answer from the selector’s part of the REST API, so it cannot show them any product. Asked as a visitor, this site answered:', 'product-selector' ),
				array_merge( $blocked, $unknown ),
				/* translators: %s: the part of the REST API, product-selector/v2. */
				sprintf( __( 'Allow %s for visitors who are not logged in. Security plugins have a list of REST routes for this; a firewall or a password in front of the site can be the cause as well.', 'product-selector' ), Routes::NAME )
			);
		}
		if ( $unknown ) {
			return self::result(
				'recommended',
				__( 'Whether Product Selector reaches its products is not known', 'product-selector' ),
				__( 'This site could not call itself, which does not mean that visitors cannot. It tried:', 'product-selector' ),
				$unknown,
				/* translators: %s: an address. */
				sprintf( __( 'Open %s in a private window: when it shows products, all is well. Otherwise ask your host why the site cannot call itself.', 'product-selector' ), rest_url( Routes::NAME . '/products' ) )
			);
		}
		if ( $no_range ) {
			return self::result(
				'recommended',
				__( 'Product Selector has no catalogue yet', 'product-selector' ),
				__( 'Visitors can answer the questions, but there are no products to show them.', 'product-selector' ),
				array(),
				__( 'Publish your catalogue under Settings → Product Selector.', 'product-selector' )
			);
		}
		$good = __( 'The selector’s questions and products answer visitors who are not logged in.', 'product-selector' );
		return self::result( 'good', __( 'Product Selector reaches its products', 'product-selector' ), $good );
	}

	/**
	 * Asks a public route.
	 *
	 * @param string $route Its name.
	 * @return array Whether it answered as it should; the status, 0 without an answer; what was said instead.
	 */
	private static function ask( $route ) {
		$answer = wp_remote_get(
			add_query_arg( 't', (string) time(), rest_url( Routes::NAME . '/' . $route ) ),
			array(
				'timeout'             => 5,
				'headers'             => array( 'Content-Type' => 'application/json' ),
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
				'limit_response_size' => 64 * KB_IN_BYTES,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return array( false, 0, $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$body   = wp_remote_retrieve_body( $answer );
		if ( 200 === $status && preg_match( 'init' === $route ? '/^\s*\{"nonce":"/' : '/^\s*\{/', $body ) ) {
			return array( true, $status, '' );
		}
		$problem = json_decode( $body );
		$code    = is_object( $problem ) && isset( $problem->code ) && is_string( $problem->code ) ? $problem->code : '';
		return array( false, $status, '' === $code ? __( 'without a JSON reply', 'product-selector' ) : $code );
	}

	/**
	 * A result in the shape of Site Health.
	 *
	 * @param string   $status  One of good, recommended, critical.
	 * @param string   $label   What was found, in a line.
	 * @param string   $text    What it means.
	 * @param string[] $lines   What was met.
	 * @param string   $advice  What to do.
	 * @return array
	 */
	private static function result( $status, $label, $text, $lines = array(), $advice = '' ) {
		$list = $lines ? '<ul><li><code>' . implode( '</code></li><li><code>', array_map( 'esc_html', $lines ) ) . '</code></li></ul>' : '';
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Product Selector', 'product-selector' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>' . $list,
			'actions'     => '' === $advice ? '' : '<p>' . esc_html( $advice ) . '</p>',
			'test'        => self::ID,
		);
	}
}
