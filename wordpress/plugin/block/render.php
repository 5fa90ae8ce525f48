<?php
/**
 * The block on a page.
 *
 * @package ProductSelector
 * @var array $attributes
 */

defined( 'ABSPATH' ) || exit;

echo ProductSelector\Element::render_block( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
