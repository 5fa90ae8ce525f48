<?php
/**
 * The calls below `/wp-json/product-selector/v2`.
 *
 * @package ProductSelector
 */

namespace ProductSelector;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * All routes, and what answers the two that the selector calls in a visitor's browser.
 */
class Routes {
	const NAME = 'product-selector/v2';

	/**
	 * Registers the routes.
	 */
	public static function register() {
		self::add( '/init', 'GET', array( __CLASS__, 'init' ), '__return_true' );
		self::add( '/products', 'GET', array( __CLASS__, 'products' ), '__return_true' );
		self::add( '/versions', 'GET', array( Publishing::class, 'versions' ), array( __CLASS__, 'may_publish' ) );
		self::add( '/versions', 'POST', array( Publishing::class, 'publish' ), array( __CLASS__, 'may_publish' ) );
		self::add( '/versions/(?P<id>\d+)', 'GET', array( Publishing::class, 'version' ), array( __CLASS__, 'may_publish' ) );
		self::add( '/versions/(?P<id>\d+)/restore', 'POST', array( Publishing::class, 'restore' ), array( __CLASS__, 'may_publish' ) );
		self::add( '/health', 'GET', array( Health::class, 'test' ), array( __CLASS__, 'may_see_health' ) );
	}

	/**
	 * Registers one route.
	 *
	 * @param string   $path    Below the namespace.
	 * @param string   $method  HTTP method.
	 * @param callable $answer  Answers a request.
	 * @param callable $allowed Whether it may be asked.
	 */
	private static function add( $path, $method, $answer, $allowed ) {
		$route = array(
			'methods'             => $method,
			'callback'            => $answer,
			'permission_callback' => $allowed,
		);
		register_rest_route( self::NAME, $path, $route );
	}

	/**
	 * Whether the caller may publish catalogues. WordPress knows the caller only when the nonce came along.
	 *
	 * @return bool|WP_Error
	 */
	public static function may_publish() {
		return current_user_can( 'manage_options' ) ? true : self::refusal();
	}

	/**
	 * Whether the caller may see the results of Site Health.
	 *
	 * @return bool|WP_Error
	 */
	public static function may_see_health() {
		return current_user_can( 'view_site_health_checks' ) ? true : self::refusal();
	}

	/**
	 * The error for a caller without the right: 401 for one who is not logged in, otherwise 403.
	 *
	 * @return WP_Error
	 */
	private static function refusal() {
		$message = __( 'Only administrators may do this. Log in as one, then reload the page.', 'product-selector' );
		return new WP_Error( 'rest_forbidden', $message, array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Answers the call for the initial data. The nonce is that of somebody who is not logged in, whoever asks: WordPress
	 * lets pages of any origin read its REST replies, so a user's own nonce must never be in one.
	 *
	 * @return WP_REST_Response
	 */
	public static function init() {
		wp_set_current_user( 0 );
		do_action( 'litespeed_control_set_nocache', 'product selector nonce' );
		return new WP_REST_Response( array( 'nonce' => wp_create_nonce( 'wp_rest' ) ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/**
	 * Answers the call for the products with what was published, as it was stored. The digest alone tells whether the
	 * caller has them already; its presence in the header is enough, because servers that compress add to the tag.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function products( WP_REST_Request $request ) {
		global $wpdb;
		$known  = trim( (string) $request->get_header( 'if_none_match' ) );
		$status = 200;
		$body   = '';
		if ( '' !== $known || 'HEAD' === $request->get_method() ) {
			$digest = Versions::current_digest();
			if ( $digest && ( '*' === $known || false !== strpos( $known, '"' . $digest ) ) ) {
				$status = 304;
			}
		}
		if ( 200 === $status && 'HEAD' !== $request->get_method() ) {
			$current = Versions::current();
			$digest  = $current ? $current->digest : null;
			$body    = $current ? $current->body : '';
		}
		if ( ! $digest ) {
			return '' === $wpdb->last_error ? self::no_catalogue() : self::unreadable_table();
		}
		$headers = array(
			'ETag'          => '"' . $digest . '"',
			'Cache-Control' => 'no-cache',
		);
		return self::raw( $body, $status, $headers );
	}

	/**
	 * A response whose body is sent as it is: decoding and encoding a catalogue would cost more than all the rest.
	 *
	 * @param string   $body    JSON, or nothing.
	 * @param int      $status  Status code.
	 * @param string[] $headers Headers by name.
	 * @return WP_REST_Response
	 */
	public static function raw( $body, $status, $headers ) {
		$response = new WP_REST_Response( array(), $status, $headers );
		$send     = static function ( $served, $result ) use ( $response, $body ) {
			if ( $served || $result !== $response ) {
				return $served;
			}
			echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as application/json with nosniff.
			return true;
		};
		// Last, so that every header is out before the body.
		add_filter( 'rest_pre_serve_request', $send, PHP_INT_MAX, 2 );
		return $response;
	}

	/**
	 * The error while nothing is published.
	 *
	 * @return WP_Error
	 */
	private static function no_catalogue() {
		$message = __( 'No catalogue is published yet. An administrator publishes one under Settings → Product Selector.', 'product-selector' );
		return new WP_Error( 'rest_no_catalogue', $message, array( 'status' => 404 ) );
	}

	/**
	 * The error when the database does not answer; what it says is for the site's own log, not for visitors.
	 *
	 * @return WP_Error
	 */
	private static function unreadable_table() {
		$message = __( 'The catalogue could not be read from the database. Administrators find the reason in the site’s error log; opening any page of the administration makes a missing table anew.', 'product-selector' );
		return new WP_Error( 'rest_catalogue_not_read', $message, array( 'status' => 500 ) );
	}
}
