<?php
/**
 * Removes everything that the plugin stored, from every site of a network.
 *
 * @package ProductSelector
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-versions.php';

is_multisite() ? ProductSelector\Versions::on_each_site( array( ProductSelector\Versions::class, 'remove' ) ) : ProductSelector\Versions::remove();
