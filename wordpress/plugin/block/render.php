<?php
/**
 * The block on a page.
 *
 * @package ProductSelector
 * @var array    $attributes
 * @var string   $content
 * @var WP_Block $block
 */

defined( 'ABSPATH' ) || exit;

echo ProductSelector\Element::render( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
