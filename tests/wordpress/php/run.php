<?php
/**
 * Runs PHP with WordPress loaded, as a program without a visitor. The request's body: JSON with folder (of the WordPress
 * tree), url, code and input. The code finds the input in $input.
 */

$run_task  = json_decode( file_get_contents( 'php://input' ), true );
$run_parts = parse_url( $run_task['url'] );

// Nothing of this request reaches WordPress.
foreach ( array_keys( $_SERVER ) as $run_name ) {
	if ( preg_match( '~^(HTTP|CONTENT|REQUEST|QUERY|PATH)_~', $run_name ) ) {
		unset( $_SERVER[ $run_name ] );
	}
}
$_SERVER['HTTP_HOST']       = $run_parts['host'] . ':' . $run_parts['port'];
$_SERVER['REQUEST_URI']     = $run_parts['path'];
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SCRIPT_NAME']     = $run_parts['path'] . 'index.php';
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
set_time_limit( 0 );

require $run_task['folder'] . '/wp-load.php';
$input = $run_task['input'];
try {
	eval( $run_task['code'] );
} catch ( Throwable $problem ) {
	http_response_code( 500 );
	echo $problem;
}
