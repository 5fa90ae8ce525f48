<?php
namespace ProductSelector;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The routes below `/wp-json/product-selector/v2`, including those that the selector requests. */
class Routes {
	public const NAME = 'product-selector/v2';

	/** The products reply while nothing is published. */
	public const NOTHING = '{}';

	public static function register(): void {
		// The version that the caller has seen; without it, nothing is replaced.
		$follows = array( 'follows' => array( 'type' => 'integer', 'minimum' => -1, 'default' => -1 ) );
		$version = array( 'id' => array( 'type' => 'integer' ) );
		$text    = array( 'type' => 'string', 'required' => true );
		$none    = array( 'type' => 'string', 'default' => '' );
		self::add( 'GET', '/init', array( __CLASS__, 'init' ), '' );
		self::add( 'GET', '/products', array( __CLASS__, 'products' ), '' );
		self::add( 'POST', '/enquiries', array( Enquiry_Route::class, 'post' ), '' );
		self::add( 'GET', '/versions', array( Publishing::class, 'versions' ) );
		self::add( 'POST', '/versions', array( Publishing::class, 'publish' ), 'manage_options', $follows + array_fill_keys( array( 'name', 'mapping', 'body' ), $none ) );
		self::add( 'GET', '/versions/(?P<id>\d+)', array( Publishing::class, 'version' ), 'manage_options', $version );
		self::add( 'POST', '/versions/(?P<id>\d+)/restore', array( Publishing::class, 'restore' ), 'manage_options', $version + $follows );
		self::add( 'GET', '/installation', array( Installation::class, 'read' ) );
		self::add( 'POST', '/installation', array( Installation::class, 'publish' ), 'manage_options', $follows + array( 'table' => $text ) );
		self::add( 'POST', '/range', array( Range::class, 'write' ), 'manage_options', array( 'version' => array( 'type' => 'integer', 'required' => true ), 'priced' => $text, 'names' => $text ) );
		self::add( 'GET', '/shop', array( Shop::class, 'read' ) );
		self::add( 'GET', '/health', array( Health::class, 'test' ), 'view_site_health_checks' );
		add_filter( 'rest_exposed_cors_headers', array( __CLASS__, 'expose' ), 10, 2 );
		// This request doesn't need WordPress's own routes, and registering them takes longer than sending a catalogue.
		if ( '/' . self::NAME . '/products' === ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' ) ) {
			remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
	}

	/** @param string $capability Empty for everyone. */
	private static function add( string $methods, string $path, array $callback, string $capability = 'manage_options', array $args = array() ): void {
		$permission_callback = static fn() => '' === $capability ? true : self::allow( $capability );
		register_rest_route( self::NAME, $path, compact( 'methods', 'callback', 'permission_callback', 'args' ) );
	}

	/** Headers that pages from other origins may read. The selector needs two more. */
	public static function expose( array $headers, WP_REST_Request $request ): array {
		return 0 === strpos( $request->get_route(), '/' . self::NAME . '/' ) ? array_merge( $headers, array( 'Retry-After', 'Date' ) ) : $headers;
	}

	public static function problem( string $code, int $status, string $message, array $data = array() ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) + $data );
	}

	/** Refuses a visitor's message. The selector has its own sentences, so these are for programs and stay in English. */
	public static function refuse( int $status, string $code, string $message, array $data = array() ): WP_REST_Response {
		$data += compact( 'status' );
		return new WP_REST_Response( compact( 'code', 'message', 'data' ), $status, array( 'Cache-Control' => 'no-store' ) );
	}

	/** True if a body is larger than this, or if its header says so. */
	public static function is_larger( WP_REST_Request $request, int $bytes ): bool {
		return max( (int) $request->get_header( 'content_length' ), strlen( $request->get_body() ) ) > $bytes;
	}

	/** Logs for the site's owner why the database refused a message, without the values that the reason may quote. */
	public static function log_database( string $what ): void {
		global $wpdb;
		error_log( "Product Selector $what: " . preg_replace( "/'[^']*'/", '…', $wpdb->last_error ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The site's owner has to know.
	}

	/** WordPress treats every caller without a nonce as a guest. @return bool|WP_Error */
	private static function allow( string $capability ) {
		$message = __( 'Only administrators can do this. Log in as one, then reload the page.', 'product-selector' );
		return current_user_can( $capability ) ? true : self::problem( 'rest_forbidden', rest_authorization_required_code(), $message );
	}

	/** Returns the initial data, with the installation prices, and with the enquiry form, in the page's language, if enquiries are on. */
	public static function init( WP_REST_Request $request ): WP_REST_Response {
		$settings = Enquiry_Settings::all();
		$is_on    = $settings['on'] && Enquiry_Store::is_set_up();
		$data     = $is_on ? array( 'enquiry' => Languages::form( $settings, $request ) ) : array();
		$prices   = array_filter( array( 'installation' => Installation::current() ) );
		// Pages from all origins can read it, so it is never one of WordPress's own.
		$data = array( 'nonce' => $is_on ? Enquiry_Nonce::create() : 'static' ) + $data + $prices;
		do_action( 'litespeed_control_set_nocache', 'product selector nonce' );
		return new WP_REST_Response( $data, 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/**
	 * Returns the published reply as stored or as its shop has changed it, 304 if the caller has it, or an empty object if nothing is published. The digest counts
	 * anywhere in If-None-Match, because servers that compress add to the tag.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public static function products( WP_REST_Request $request ) {
		global $wpdb;
		$known   = trim( (string) $request->get_header( 'if_none_match' ) );
		$is_head = 'HEAD' === $request->get_method();
		$current = Shop_Reply::current() ?? Versions::current( ! $is_head && '' === $known );
		$matches = $current && ( '*' === $known || false !== strpos( $known, '"' . $current->digest ) );
		if ( $current && ! isset( $current->body ) && ! $matches && ! $is_head ) {
			$current = Versions::current( true );
		}
		if ( $current ) {
			$response = self::raw( $current->body ?? '', 'no-cache', $matches ? 304 : 200 );
			$response->header( 'ETag', '"' . $current->digest . '"' );
			return $response;
		}
		return '' === $wpdb->last_error ? self::raw( self::NOTHING, 'no-cache' ) : self::not_read();
	}

	/** The error if the database fails. Its message goes to the site's log, not to visitors. */
	public static function not_read(): WP_Error {
		$message = __( 'The catalogue couldn’t be read from the database. The site’s error log has the reason.', 'product-selector' );
		return self::problem( 'rest_catalogue_not_read', 500, $message );
	}

	/** A response with a raw body, because decoding and encoding a catalogue would cost more than everything else. */
	public static function raw( string $body, string $cache_control, int $status = 200 ): WP_REST_Response {
		// An envelope would contain the empty data below, and hide status and headers.
		unset( $_GET['_envelope'] );
		$response = new WP_REST_Response( array(), $status, array( 'Cache-Control' => $cache_control ) );
		$send     = static function ( $served, $result ) use ( $response, $body ) {
			if ( $served || $result !== $response ) {
				return $served;
			}
			echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, sent as application/json with nosniff.
			return true;
		};
		// Last, so all headers have been sent.
		add_filter( 'rest_pre_serve_request', $send, PHP_INT_MAX, 2 );
		return $response;
	}
}
