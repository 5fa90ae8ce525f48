<?php
/**
 * Runs PHP with WordPress loaded. Standard input: JSON with folder (of the WordPress tree), url, code and input. The code
 * finds the input in $input.
 */

$run_task  = json_decode( stream_get_contents( STDIN ), true );
$run_parts = parse_url( $run_task['url'] );

$_SERVER['HTTP_HOST']       = $run_parts['host'] . ':' . $run_parts['port'];
$_SERVER['REQUEST_URI']     = $run_parts['path'];
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

require $run_task['folder'] . '/wp-load.php';
$input = $run_task['input'];
try {
	eval( $run_task['code'] );
} catch ( Throwable $problem ) {
	fwrite( STDERR, $problem . "\n" );
	exit( 1 );
}
