<?php
/**
 * Plugin Name: Stand-in for WooCommerce
 * Description: The functions and classes of WooCommerce that the plugin and its tests use, and nothing else of it. Tax is 10 % for the standard class. `WOOCOMMERCE=FOLDER` runs the same tests on a real one.
 */

// phpcs:disable

/** A product as a post with its values in one meta field. */
class WC_Product {
	protected $values = array( 'status' => 'publish', 'stock_status' => 'instock', 'tax_class' => '', 'attributes' => array() );
	protected $id     = 0;

	public function __construct( $id = 0 ) {
		if ( $id ) {
			$this->id     = $id;
			$this->values = array_merge( $this->values, (array) get_post_meta( $id, '_values', true ) );
		}
	}
	public function __call( $name, $given ) {
		$value = substr( $name, 4 );
		if ( 0 === strpos( $name, 'set_' ) ) {
			$this->values[ $value ] = $given[0];
			return null;
		}
		if ( 0 === strpos( $name, 'get_' ) ) {
			return $this->values[ $value ] ?? '';
		}
		throw new BadMethodCallException( $name );
	}
	public function get_id() {
		return $this->id;
	}
	public function get_status() {
		return $this->id ? get_post_status( $this->id ) : $this->values['status'];
	}
	public function get_type() {
		return strtolower( substr( get_class( $this ), 11 ) );
	}
	public function is_type( $type ) {
		return $this->get_type() === $type;
	}
	public function get_permalink() {
		return get_permalink( $this->id );
	}
	public function set_date_on_sale_to( $day ) {
		$this->values['date_on_sale_to'] = $day;
	}
	public function get_date_on_sale_to() {
		return self::day( $this->values['date_on_sale_to'] ?? null );
	}
	public function get_date_on_sale_from() {
		return null;
	}
	private static function day( $day ) {
		return $day ? new class( $day ) extends DateTime {
			public function date( $format ) {
				return $this->format( $format );
			}
		} : null;
	}
	public function get_children() {
		return get_posts( array( 'post_type' => 'product_variation', 'post_parent' => $this->id, 'fields' => 'ids', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
	}
	public function get_attribute( $key ) {
		$found = $this->values['attributes'][ $key ] ?? '';
		return is_object( $found ) ? implode( ' | ', $found->get_options() ) : $found;
	}
	public function set_attributes( $attributes ) {
		$this->values['attributes'] = array();
		foreach ( $attributes as $key => $attribute ) {
			$this->values['attributes'][ is_object( $attribute ) ? sanitize_title( $attribute->get_name() ) : $key ] = $attribute;
		}
	}
	public function save() {
		$type     = 'variation' === $this->get_type() ? 'product_variation' : 'product';
		$post     = array( 'ID' => $this->id, 'post_type' => $type, 'post_title' => $this->values['name'] ?? '', 'post_status' => $this->values['status'], 'post_parent' => $this->values['parent_id'] ?? 0 );
		$this->id = wp_insert_post( $post );
		update_post_meta( $this->id, '_values', wp_slash( $this->values ) );
		update_post_meta( $this->id, '_class', get_class( $this ) );
		update_post_meta( $this->id, '_sku', $this->values['sku'] ?? '' );
		do_action( 'variation' === $this->get_type() ? 'woocommerce_update_product_variation' : 'woocommerce_update_product', $this->id, $this );
		return $this->id;
	}
}
class WC_Product_Simple extends WC_Product {}
class WC_Product_Variable extends WC_Product {}
class WC_Product_Variation extends WC_Product {}
class WC_Product_Attribute {
	private $values = array();
	public function __call( $name, $given ) {
		$value = substr( $name, 4 );
		return 'set_' === substr( $name, 0, 4 ) ? ( $this->values[ $value ] = $given[0] ) : ( $this->values[ $value ] ?? null );
	}
}

function wc_get_product( $id ) {
	$class = get_post_meta( $id, '_class', true );
	return $class ? new $class( $id ) : false;
}
function wc_get_products( $query ) {
	$query = array( 'post_type' => 'product', 'post_status' => $query['status'], 'numberposts' => $query['limit'], 'paged' => $query['page'], 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' );
	return array_map( 'wc_get_product', get_posts( $query ) );
}
function wc_get_product_id_by_sku( $sku ) {
	$found = get_posts( array( 'post_type' => array( 'product', 'product_variation' ), 'post_status' => 'any', 'meta_key' => '_sku', 'meta_value' => $sku, 'fields' => 'ids' ) );
	return $found[0] ?? 0;
}
function wc_get_price_including_tax( $product, $given ) {
	$is_whole = 'yes' === get_option( 'woocommerce_prices_include_tax' ) || 'yes' !== get_option( 'woocommerce_calc_taxes' ) || '' !== $product->get_tax_class();
	return round( (float) $given['price'] * ( $is_whole ? 1 : 1.1 ), 2 );
}
function wc_attribute_label( $name ) {
	return $name;
}
function get_woocommerce_currency() {
	return get_option( 'woocommerce_currency' );
}

add_action(
	'init',
	function () {
		register_post_type( 'product', array( 'public' => true ) );
		register_post_type( 'product_variation', array( 'public' => true ) );
	}
);
add_action(
	'plugins_loaded',
	function () {
		do_action( 'woocommerce_loaded' );
	}
);
