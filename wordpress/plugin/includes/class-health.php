<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The tests in Site Health. The first requests the two public routes and the script like a visitor's browser, without signing in. */
class Health {
	public static function add_tests( array $tests ): array {
		$tests['async']['product_selector'] = array(
			'label'             => __( 'Product Selector', 'product-selector' ),
			'test'              => rest_url( Routes::NAME . '/health' ),
			'has_rest'          => true,
			'async_direct_test' => array( __CLASS__, 'test' ),
		);
		$direct = array( 'reminders' => array( __( 'Product Selector: dates', 'product-selector' ), array( Reminders::class, 'test' ) ) );
		if ( Enquiry_Settings::all()['on'] ) {
			$direct['enquiries'] = array( __( 'Product Selector: enquiries', 'product-selector' ), array( Enquiry_Health::class, 'test' ) );
		}
		if ( 'german' === languages_folder() ) {
			$direct['german'] = array( __( 'Product Selector: German', 'product-selector' ), array( __CLASS__, 'german' ) );
		}
		foreach ( $direct as $name => list( $label, $callback ) ) {
			$test = static fn() => array( 'test' => "product_selector_$name" ) + $callback();

			$tests['direct'][ "product_selector_$name" ] = compact( 'label', 'test' );
		}
		return $tests;
	}

	/** For a site that keeps German: nobody keeps it up. */
	private static function german(): array {
		$label = __( 'Nobody keeps the German of Product Selector up', 'product-selector' );
		$text  = __( 'This site used the German draft before an update, so it stays. New sentences are English.', 'product-selector' );
		/* translators: 1: a file of the plugin, 2: a file in wp-content. */
		$advice = __( 'Copy %1$s to %2$s, then translate there what is missing and reword what reads badly. That file comes first.', 'product-selector' );
		$own    = 'languages/plugins/product-selector-' . get_locale() . '.messages.json';
		return self::result( 'recommended', $label, $text, sprintf( $advice, 'german/messages.json', $own ) );
	}

	public static function test(): array {
		$blocked   = array();
		$unknown   = array();
		$published = true;
		$cached    = array();
		foreach ( array( 'init', 'products' ) as $route ) {
			list( $status, $problem, $body, $caching ) = self::ask( $route );
			if ( self::is_kept_long( $route, $caching ) ) {
				$cached[] = Routes::NAME . "/$route: Cache-Control: " . ( '' === $caching ? __( 'none', 'product-selector' ) : $caching );
			}
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
		$script = wp_remote_head( element_address(), self::options() );
		$status = is_wp_error( $script ) ? $script->get_error_message() : (int) wp_remote_retrieve_response_code( $script );
		if ( 200 !== $status ) {
			$label  = __( 'Product Selector’s script can’t be loaded', 'product-selector' );
			$text   = __( 'Visitors see the page’s own content instead of the selector. The site’s reply to a visitor:', 'product-selector' );
			$advice = __( 'Install the plugin again. If that doesn’t help, a firewall or an optimising plugin blocks files in the plugin’s folder.', 'product-selector' );
			return self::result( 'critical', $label, $text, $advice, array( element_address() . ': ' . $status ) );
		}
		$refusal = Enquiry_Settings::all()['on'] ? self::refusal_of_enquiries() : '';
		if ( '' !== $refusal ) {
			$label  = __( 'Something refuses visitors’ enquiries', 'product-selector' );
			$text   = __( 'Visitors who press Send are told that it failed, and the enquiry never reaches the plugin. The site’s reply to a visitor:', 'product-selector' );
			$advice = __( 'Allow POST requests to product-selector/v2/enquiries in your security plugin or firewall, or ask your host to.', 'product-selector' );
			return self::result( 'critical', $label, $text, $advice, array( Routes::NAME . "/enquiries: $refusal" ) );
		}
		$is_shared = self::is_init_kept();
		if ( $is_shared ) {
			$cached[] = Routes::NAME . '/init: ' . __( 'twice the same nonce', 'product-selector' );
		}
		if ( $cached ) {
			$label  = __( 'Product Selector’s replies are cached', 'product-selector' );
			$text   = __( 'A new catalogue may reach visitors late. Enquiries with a shared nonce are suspected, and refused after a day. The site’s replies to a visitor:', 'product-selector' );
			$advice = __( 'Exclude /wp-json/product-selector/ from the page cache, and from caches in front of the site.', 'product-selector' );
			return self::result( $is_shared ? 'critical' : 'recommended', $label, $text, $advice, $cached );
		}
		$label = __( 'Product Selector can reach its products', 'product-selector' );
		$text  = __( 'The selector’s requests get replies, even for visitors who aren’t logged in.', 'product-selector' );
		return self::result( 'good', $label, $text );
	}

	/**
	 * True if a cache keeps the initial data in spite of `no-store`. Sends the selector's own request. With enquiries on, every
	 * nonce is new.
	 */
	private static function is_init_kept(): bool {
		if ( ! Enquiry_Settings::all()['on'] ) {
			return false;
		}
		$ask = static fn() => wp_remote_retrieve_body( wp_remote_get( rest_url( Routes::NAME . '/init' ), self::options() ) );
		return $ask() === $ask();
	}

	/** Sends an enquiry that the plugin itself refuses, like a visitor's. The status, with a code, of anything else's refusal; empty for none. */
	private static function refusal_of_enquiries(): string {
		$enquiry = array(
			'nonce' => '',
			'name'  => 'Site Health',
			'email' => get_option( 'admin_email' ),
			'note'  => 'Two bedrooms and a living room. See https://shop.example/, please call after 5 pm.',
		);
		$options = self::options();
		$answer  = wp_remote_post( rest_url( Routes::NAME . '/enquiries' ), array( 'body' => wp_json_encode( $enquiry ) ) + $options );
		if ( is_wp_error( $answer ) ) {
			return '';
		}
		$code = json_decode( wp_remote_retrieve_body( $answer ) )->code ?? '';
		$ours = in_array( $code, array( 'rest_invalid_param', 'rest_enquiry_nonce' ), true );
		return $ours ? '' : trim( wp_remote_retrieve_response_code( $answer ) . ' ' . ( is_string( $code ) ? $code : '' ) );
	}

	/** True if a cache may keep the reply: the initial data at all, or the products for more than a minute. */
	private static function is_kept_long( string $route, string $caching ): bool {
		if ( 'init' === $route ) {
			return false === strpos( $caching, 'no-store' );
		}
		return preg_match( '/\bmax-age=(\d+)/', $caching, $found ) && (int) $found[1] > MINUTE_IN_SECONDS;
	}

	private static function options(): array {
		return array(
			'timeout'             => 5,
			'headers'             => array( 'Content-Type' => 'application/json' ),
			'sslverify'           => apply_filters( 'https_local_ssl_verify', false ),
			'limit_response_size' => 64 * KB_IN_BYTES,
		);
	}

	/**
	 * Requests a public route. Returns the status (0 without a reply), the problem (a code or message), the start of the body, and
	 * Cache-Control.
	 */
	private static function ask( string $route ): array {
		$answer = wp_remote_get( add_query_arg( 't', (string) time(), rest_url( Routes::NAME . '/' . $route ) ), self::options() );
		if ( is_wp_error( $answer ) ) {
			return array( 0, $answer->get_error_message(), '', 'no-store' );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$body   = trim( wp_remote_retrieve_body( $answer ) );
		$header = wp_remote_retrieve_header( $answer, 'cache-control' );
		$header = is_array( $header ) ? implode( ', ', $header ) : $header;
		if ( 200 === $status && preg_match( 'init' === $route ? '/^\{"nonce":"/' : '/^\{/', $body ) ) {
			return array( $status, '', $body, $header );
		}
		$code = json_decode( $body )->code ?? null;
		return array( $status, is_string( $code ) ? $code : __( 'without a JSON reply', 'product-selector' ), $body, $header );
	}

	/** A result in Site Health's format. */
	public static function result( string $status, string $label, string $text, string $advice = '', array $lines = array() ): array {
		$list        = $lines ? '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $lines ) ) . '</li></ul>' : '';
		$test        = 'product_selector';
		$badge       = array( 'label' => __( 'Product Selector', 'product-selector' ), 'color' => 'blue' );
		$description = '<p>' . esc_html( $text ) . '</p>' . $list;
		$actions     = $advice ? '<p>' . esc_html( $advice ) . '</p>' : '';
		return compact( 'label', 'status', 'badge', 'description', 'actions', 'test' );
	}
}
