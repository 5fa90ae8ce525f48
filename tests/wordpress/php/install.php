<?php
/**
 * Installs WordPress with its users, and optionally a network of two sites. Standard input: JSON with folder (of the
 * WordPress tree), url, users ([{login, password, role}]), network and theme.
 */

$input = json_decode( stream_get_contents( STDIN ), true );
$parts = parse_url( $input['url'] );

$_SERVER['HTTP_HOST']       = $parts['host'] . ':' . $parts['port'];
$_SERVER['REQUEST_URI']     = $parts['path'];
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

$database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'SITE_FOLDER' ) . '/db.sock' );
$database->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
$database->close();

define( 'WP_INSTALLING', true );
define( 'WP_SITEURL', rtrim( $input['url'], '/' ) );
require $input['folder'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

$first = array_shift( $input['users'] );
wp_install( 'Test shop', $first['login'], $first['login'] . '@example.com', true, '', $first['password'] );
foreach ( $input['users'] as $user ) {
	wp_insert_user(
		array(
			'user_login' => $user['login'],
			'user_pass'  => $user['password'],
			'user_email' => $user['login'] . '@example.com',
			'role'       => $user['role'],
		)
	);
}
// The block editor shows no welcome tour and doesn't fill the whole screen.
foreach ( get_users() as $user ) {
	update_user_meta(
		$user->ID,
		$wpdb->get_blog_prefix() . 'persisted_preferences',
		array(
			'core'           => array( 'enableChoosePatternModal' => false ),
			'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
}
update_option( 'timezone_string', 'Australia/Sydney' );
switch_theme( $input['theme'] );

if ( $input['network'] ) {
	define( 'WP_INSTALLING_NETWORK', true );
	foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
		$wpdb->$name = $table;
	}
	install_network();
	$made = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.com', 'Test shops', $parts['path'], false );
	if ( is_wp_error( $made ) ) {
		fwrite( STDERR, $made->get_error_message() );
		exit( 1 );
	}
}
