<?php
/**
 * Does the work of a web server's rewrite rules for PHP's own server: serves files as they are, and passes the rest to
 * WordPress.
 *
 * SITE_FOLDER holds the site's files beside the document root. SITE_BASE is the path of WordPress ("/" or "/shop/").
 */

$base = getenv( 'SITE_BASE' );
$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

// Pages of other sites can't send this header.
if ( '/run-php' === $path && getenv( 'SITE_FOLDER' ) === ( $_SERVER['HTTP_X_SITE_FOLDER'] ?? '' ) ) {
	unset( $base, $root, $path );
	require __DIR__ . '/run.php';
	return true;
}
if ( isset( $_SERVER['HTTP_X_FORWARDED_FOR'] ) ) {
	// As a server behind a proxy does before WordPress starts.
	$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_FORWARDED_FOR'];
}
if ( '/favicon.ico' === $path ) {
	// Browsers request it by themselves, even where WordPress doesn't answer.
	http_response_code( 204 );
	return true;
}
if ( false !== strpos( $path, '..' ) || 0 !== strpos( $path . '/', $base ) ) {
	http_response_code( 404 );
	echo 'Not found.';
	return true;
}

// Each site of a network has the first site's folders below its own path.
$file = $path;
if ( getenv( 'SITE_NETWORK' ) && ! file_exists( $root . $file ) ) {
	$inner = substr( $path, strlen( $base ) );
	if ( preg_match( '~^[_0-9a-zA-Z-]+/((?:wp-(?:content|admin|includes)(?:/.*)?|[^/]+\.php))$~', $inner, $found ) ) {
		$file = $base . $found[1];
	}
}

if ( is_dir( $root . $file ) && '/' !== substr( $path, -1 ) && is_file( $root . $file . '/index.php' ) ) {
	$query = $_SERVER['QUERY_STRING'] ?? '';
	header( 'Location: ' . $path . '/' . ( '' === $query ? '' : '?' . $query ), true, 301 );
	return true;
}
if ( is_dir( $root . $file ) && is_file( $root . $file . 'index.php' ) ) {
	$file .= 'index.php';
	$path .= 'index.php';
}
if ( is_file( $root . $file ) && '.php' !== substr( $file, -4 ) ) {
	// No test changes the files of WordPress and of the plugin's own screens. A browser that keeps them needn't compile their
	// scripts on each page.
	$kept = 1 === preg_match( '~/(?:wp-(?:includes|admin)|product-selector/(?:admin|block))/~', $file );
	if ( $file === $path && ! $kept ) {
		return false;
	}
	if ( $kept ) {
		header( 'Cache-Control: public, max-age=86400, immutable' );
	}
	$types = array( 'css' => 'text/css', 'js' => 'text/javascript', 'json' => 'application/json', 'svg' => 'image/svg+xml', 'png' => 'image/png', 'gif' => 'image/gif', 'woff2' => 'font/woff2' );
	header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
	readfile( $root . $file );
	return true;
}
if ( ! is_file( $root . $file ) ) {
	// Without rewrite rules, the server itself answers 404.
	if ( ! is_file( getenv( 'SITE_FOLDER' ) . '/pretty' ) ) {
		http_response_code( 404 );
		echo 'Not found.';
		return true;
	}
	$file = $base . 'index.php';
	$path = $file;
}
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $root . $file;
unset( $_SERVER['PATH_INFO'] );
chdir( dirname( $root . $file ) );
unset( $base, $root, $path, $query, $inner, $found, $types, $kept );
require $_SERVER['SCRIPT_FILENAME'];
