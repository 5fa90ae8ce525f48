<?php
/**
 * The block on a page.
 *
 * @package ProductSelector
 */

defined( 'ABSPATH' ) || exit;

echo ProductSelector\Element::render( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
