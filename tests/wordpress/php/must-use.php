<?php
/**
 * Plugin Name: Test site
 * Description: Isolates a test site: no requests to other hosts, no mail, and an entry in the log for every misuse that WordPress reports only in a REST header.
 */

add_filter( 'pre_wp_mail', '__return_true' );

// Avatars come from another host.
add_filter(
	'pre_option_show_avatars',
	function () {
		return '0';
	}
);

// A linked plugin is somebody's working copy. WordPress would delete the files behind the link.
add_filter(
	'file_mod_allowed',
	function ( $allowed ) {
		return $allowed && ! array_filter( glob( WP_PLUGIN_DIR . '/*' ), 'is_link' );
	}
);
add_action(
	'delete_plugin',
	function ( $plugin ) {
		if ( is_link( WP_PLUGIN_DIR . '/' . dirname( $plugin ) ) ) {
			throw new RuntimeException( 'This plugin is linked from where it is worked on, and is not deleted.' );
		}
	}
);

// A test tells by itself, so the site doesn't start its cron.
add_filter( 'pre_get_ready_cron_jobs', fn( $jobs ) => get_option( 'test_site_tells_later' ) && ! wp_doing_cron() ? array() : $jobs );

add_filter(
	'pre_http_request',
	function ( $answer, $arguments, $url ) {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		$port = wp_parse_url( $url, PHP_URL_PORT );
		if ( $host . ':' . $port === getenv( 'SITE_HOST' ) ) {
			return $answer;
		}
		if ( 'api.wordpress.org' === $host && ! strpos( $url, '/info/' ) ) {
			// Reports no updates, and a supported browser and PHP.
			return array(
				'headers'  => array(),
				'body'     => wp_json_encode(
					array(
						'offers'              => array(),
						'plugins'             => array(),
						'themes'              => array(),
						'no_update'           => array(),
						'translations'        => array(),
						'events'              => array(),
						'upgrade'             => false,
						'insecure'            => false,
						'recommended_version' => PHP_VERSION,
						'minimum_version'     => PHP_VERSION,
						'is_supported'        => true,
						'is_secure'           => true,
						'is_acceptable'       => true,
					)
				),
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
				'cookies'  => array(),
				'filename' => null,
			);
		}
		if ( ! preg_match( '~(^|\.)wordpress\.org$~', $host ) ) {
			error_log( 'A call left the site: ' . $url );
		}
		return new WP_Error( 'http_request_not_executed', 'A test site calls nobody.' );
	},
	10,
	3
);

// In REST responses, WordPress reports these only in headers (X-WP-DoingItWrong, X-WP-Deprecated…).
foreach ( array( 'doing_it_wrong_run', 'deprecated_function_run', 'deprecated_argument_run' ) as $site_test_hook ) {
	add_action(
		$site_test_hook,
		function ( ...$facts ) use ( $site_test_hook ) {
			if ( ! wp_is_serving_rest_request() ) {
				return;
			}
			// Skips those in WordPress's own routes, unless a plugin is involved.
			$route   = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
			$files   = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' );
			$plugins = array_filter(
				$files,
				function ( $file ) {
					return '/' . plugin_basename( $file ) !== $file;
				}
			);
			if ( $plugins || ! preg_match( '~^/(wp|oembed|wp-site-health|wp-block-editor|batch)/~', $route ) ) {
				error_log( 'In REST, ' . $site_test_hook . ': ' . implode( ' | ', array_map( 'strval', $facts ) ) );
			}
		},
		10,
		3
	);
}
